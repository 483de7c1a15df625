// A test imports this module alone: it names views, and tolerances of comparisons and what they apply to.
@_exported import Flatlay
@_exported import struct FlatlaySnapshots.ImageTolerance
@_exported import struct FlatlaySnapshots.NodeSelector
