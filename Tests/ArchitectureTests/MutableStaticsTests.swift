import Foundation
import Testing

/// Variables that all threads share.
///
/// Code of the main actor runs on every thread that draws, so isolation to that actor does not protect a static variable:
/// two images at once would change it at once. State belongs to the image, to the thread (`@TaskLocal`) or behind a lock.
@Suite struct MutableStaticsTests {
    /// The variables that are allowed, each with its reason.
    private static let allowed = [
        "FlatlayViews/Core/Tracing/ViewRecord.swift isOn": "a flag of debug builds; a thread may read an old value",
        "FlatlayCLI/MemoryLimitReport.swift message": "written once, before any signal handler reads it",
        "FlatlayCLI/MemoryLimitReport.swift lastTime": "used by one signal handler, which is never reentered",
        "FlatlayCLI/MemoryLimitReport.swift idleCount": "used by one signal handler, which is never reentered",
    ]

    @Test func noModuleHasStaticVariablesThatThreadsShare() throws {
        var found: Set<String> = []
        for file in try sources() {
            let text = try String(contentsOf: file.url, encoding: .utf8)
            for name in Self.sharedVariables(in: text) { found.insert("\(file.name) \(name)") }
        }
        for variable in found.subtracting(Self.allowed.keys).sorted() {
            Issue.record("\(variable): threads that draw would share it; keep it in the image, the thread or a lock")
        }
        for variable in Set(Self.allowed.keys).subtracting(found).sorted() {
            Issue.record("\(variable) is allowed, but does not exist any more")
        }
    }

    /// What the search finds, so that it cannot pass by finding nothing.
    @Test(arguments: [
        ("    private static var count = 0", ["count"]), ("    static var table: [Int: Int] = [:]", ["table"]),
        ("    package static var next: String?", ["next"]), ("var shared = Cache()", ["shared"]),
        ("    static var seen = 0 { didSet { check() } }", ["seen"]),
        ("    nonisolated(unsafe) static var isOn = false", ["isOn"]),
        ("    static var body: some View { Text() }", []), ("    class var name: String {", []),
        ("    @TaskLocal static var current: Scene?", []), ("    /// static var count = 0", []),
        ("    static let table = Mutex([:])", []), ("    var count = 0", []),
        ("    static var all: [Self] { get }", []),
    ])
    func theSearchTellsStoredVariablesFromOthers(line: String, names: [String]) {
        #expect(Self.sharedVariables(in: line) == names)
    }

    /// What may stand before a variable of a file.
    private static let modifiers: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private", "weak", "@MainActor", "nonisolated(unsafe)",
    ]

    private static func sharedVariables(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 12)
            guard let index = words.firstIndex(of: "var"), index + 1 < words.count else { return nil }
            let before = words[..<index]
            guard before.first?.hasPrefix("//") != true, before.first != "@TaskLocal" else { return nil }
            let isOfFile = line.first != " " && before.allSatisfy(modifiers.contains)
            guard before.contains("static") || before.contains("class") || isOfFile else { return nil }
            // A computed variable has a brace before any value.
            let rest = words[(index + 1)...].joined(separator: " ")
            let head = rest.prefix { $0 != "{" }
            guard head.contains(" = ") || head.count == rest.count else { return nil }
            return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    private func sources() throws -> [(name: String, url: URL)] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { ($0, root.appendingPathComponent($0)) }
    }
}
