"""The settlement: four hands laid open, their scores, who pays whom."""
