// The types and functions of Core Animation that there are. They are declared in `CoreGeometry`, beside types that belong
// to other frameworks; so they are exported one by one.
@_exported import CoreGraphics
@_exported import struct CoreGeometry.CATransform3D
@_exported import func CoreGeometry.CATransform3DConcat
@_exported import func CoreGeometry.CATransform3DEqualToTransform
@_exported import func CoreGeometry.CATransform3DGetAffineTransform
@_exported import let CoreGeometry.CATransform3DIdentity
@_exported import func CoreGeometry.CATransform3DIsAffine
@_exported import func CoreGeometry.CATransform3DIsIdentity
@_exported import func CoreGeometry.CATransform3DMakeAffineTransform
@_exported import func CoreGeometry.CATransform3DMakeRotation
@_exported import func CoreGeometry.CATransform3DMakeScale
@_exported import func CoreGeometry.CATransform3DMakeTranslation
@_exported import func CoreGeometry.CATransform3DRotate
@_exported import func CoreGeometry.CATransform3DScale
@_exported import func CoreGeometry.CATransform3DTranslate
@_exported import Foundation
