// Combine's protocols are OpenCombine's on Linux: the module `Combine` of this package exports the same declarations, so
// that a model of an app conforms to what `@ObservedObject` and `onReceive` ask for. As with SwiftUI, a file that imports
// no more than this module can declare models; publishers and operators need `import Combine`.
@_exported import protocol OpenCombine.ObservableObject
@_exported import class OpenCombine.ObservableObjectPublisher
@_exported import struct OpenCombine.Published
