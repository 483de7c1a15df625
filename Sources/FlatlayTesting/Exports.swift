// A test imports this module alone: it names views, and tolerances of comparisons.
@_exported import Flatlay
@_exported import struct FlatlaySnapshots.ImageTolerance
