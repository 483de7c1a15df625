import FlatlayDrawing
import Testing
import UIKitViews

/// Gives the views of a test characters that are 10 points wide and lines that are 20 high, whatever fonts there are.
struct GridTextTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await ViewResources.$substitute.withValue({ DrawingResources(textShaper: GridTextShaper()) }) {
            try await function()
        }
    }
}

extension Trait where Self == GridTextTrait {
    /// Characters are 10 points wide, lines 20 high.
    static var gridText: Self { GridTextTrait() }
}
