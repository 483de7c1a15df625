// The types and functions of Core Graphics that there are. They are declared in `CoreGeometry` and `UIKitViews`, beside
// types that belong to other frameworks, and in Foundation; so they are exported one by one.
@_exported import struct CoreGeometry.CGAffineTransform
@_exported import struct CoreGeometry.CGColor
@_exported import enum CoreGeometry.CGLineCap
@_exported import enum CoreGeometry.CGLineJoin
@_exported import class CoreGeometry.CGMutablePath
@_exported import class CoreGeometry.CGPath
@_exported import enum CoreGeometry.CGPathFillRule
@_exported import struct CoreGeometry.CGVector
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
@_exported import typealias UIKitViews.CFArray
@_exported import enum UIKitViews.CGBlendMode
@_exported import class UIKitViews.CGColorSpace
@_exported import func UIKitViews.CGColorSpaceCreateDeviceGray
@_exported import func UIKitViews.CGColorSpaceCreateDeviceRGB
@_exported import class UIKitViews.CGContext
@_exported import class UIKitViews.CGGradient
@_exported import struct UIKitViews.CGGradientDrawingOptions
@_exported import class UIKitViews.CGImage
@_exported import enum UIKitViews.CGInterpolationQuality
@_exported import enum UIKitViews.CGPathDrawingMode
