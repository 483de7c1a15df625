// On Apple's systems SwiftUI and UIKit share the module of this name, which has previews.
@_exported import FlatlayPreviews
