// On Linux, Combine's protocols are those of OpenCombine. The module `Combine` of this package exports the same
// declarations, so an app's models work with `@ObservedObject` and `onReceive`. As with SwiftUI, a file that imports
// only this module can declare models; publishers and operators need `import Combine`.
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
