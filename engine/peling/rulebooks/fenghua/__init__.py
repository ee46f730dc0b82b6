"""The parts of the book "Mahjong rules in Fenghua, Zhejiang" (article, 10 January 2016).

The rule set is put together in the module `fenghua` beside this package.
"""
