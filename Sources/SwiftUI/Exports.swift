// What `import SwiftUI` gives a file on Apple's systems: views, the models that views observe, and Core Graphics. The
// macros `#Preview`, `@Previewable` and `@Entry` come with `DeveloperToolsSupport`.
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Flatlay
@_exported import Foundation
@_exported import Observation
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
