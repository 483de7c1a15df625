// One import gives an app's file everything that it names: `import Flatlay` in place of `import SwiftUI` and UIKit.
@_exported import CollectionData
@_exported import CollectionLayout
@_exported import CoreGeometry
@_exported import FlatlayCairo
@_exported import FlatlayDrawing
@_exported import FlatlayScene
@_exported import FlatlaySymbols
@_exported import FlatlayViews
@_exported import Foundation
