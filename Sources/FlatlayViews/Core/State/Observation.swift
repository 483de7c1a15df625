// Files that import SwiftUI can use `@Observable` without further imports; so can files that import this module.
@_exported import Observation
