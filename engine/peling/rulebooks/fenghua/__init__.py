"""The article "Mahjong rules in Fenghua, Zhejiang", 10 January 2016, part by part."""
