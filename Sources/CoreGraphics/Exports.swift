// The types and functions of Core Graphics that there are. They are declared in `CoreGeometry`, beside types that belong
// to other frameworks, and in Foundation; so they are exported one by one.
@_exported import struct CoreGeometry.CGAffineTransform
@_exported import struct CoreGeometry.CGColor
@_exported import enum CoreGeometry.CGLineCap
@_exported import enum CoreGeometry.CGLineJoin
@_exported import struct CoreGeometry.CGPath
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
