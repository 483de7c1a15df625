import Testing

/// A limit to the time that each test works, from its first step on.
///
/// The time limit of the testing library counts what a test waits for a free thread, too, which is most of it where all
/// threads are busy with other tests; it only ends what hangs.
struct WorkLimit: SuiteTrait, TestTrait, TestScoping {
    let limit: Duration

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        let start = ContinuousClock.now
        try await function()
        let duration = ContinuousClock.now - start
        #expect(duration < limit, "\(test.name) took \(duration)")
    }
}

extension Trait where Self == WorkLimit {
    /// Lets each test work for so many seconds at most.
    static func workLimit(seconds: Int) -> WorkLimit { WorkLimit(limit: .seconds(seconds)) }
}
