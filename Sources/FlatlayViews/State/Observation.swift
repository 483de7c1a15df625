// A file that imports SwiftUI may write `@Observable` without further imports; so may one that imports this module.
@_exported import Observation
