// One import provides everything that an app's file names: `import Flatlay` replaces `import SwiftUI` and `import
// UIKit`.
@_exported import CollectionData
@_exported import CollectionLayout
@_exported import CoreGeometry
@_exported import FlatlayAnimation
@_exported import FlatlayBytes
@_exported import FlatlayDrawing
@_exported import FlatlayFormats
@_exported import FlatlayImages
@_exported import FlatlayPDF
@_exported import FlatlayPNG
@_exported import FlatlayPaint
@_exported import FlatlayRendering
@_exported import FlatlaySVG
@_exported import FlatlayScene
@_exported import FlatlaySymbols
@_exported import FlatlayText
@_exported import FlatlayUIKit
@_exported import FlatlayViews
@_exported import Foundation
@_exported import UIKitValues
@_exported import UIKitViews
