// What `import UIKit` gives a file on Apple's systems. Values and views are declared in modules that both frameworks
// share, so a file may import UIKit and SwiftUI together.
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Flatlay
@_exported import FlatlayNibs
@_exported import Foundation
@_exported import QuartzCore
