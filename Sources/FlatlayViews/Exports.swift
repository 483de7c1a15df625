// A file that imports SwiftUI may use `Date`, `URL`, `CGFloat` and `Path` without further imports; so may one that
// imports this module.
@_exported import CoreGeometry
@_exported import FlatlayDrawing
@_exported import Foundation
@_exported import UIKitValues
