/// A room of the house: modules with one purpose, and what all of them may import.
///
/// `ARCHITECTURE.md` lists the modules of each room; these rules say where arrows may lead. A module may also import the
/// modules of its own room that the page lists below it.
struct Room {
    let name: String
    /// The rooms whose modules may be imported.
    let rooms: [String]
    /// Modules of the SDK and of other packages, besides those of `everywhere`.
    var others: [String] = []
    /// Whether its modules stand side by side: none imports another.
    var areNeighbours = false

    /// What every module may import.
    static let everywhere: Set<String> = ["Foundation", "Synchronization"]

    /// All rooms, from the one that nobody imports down.
    static let all: [Room] = [
        Room(
            name: "command", rooms: ["doors", "umbrella", "engine", "waist"],
            others: [
                "ArgumentParser", "HTTPTypes", "Hummingbird", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1",
                "NIOHTTPTypes", "ServiceLifecycle",
            ]),
        Room(
            name: "examples", rooms: ["frameworks", "doors", "umbrella", "content"],
            others: ["ArgumentParser", "Observation"]),
        Room(
            name: "frameworks", rooms: ["doors", "umbrella", "joints", "content", "values"],
            others: [
                "Glibc", "Logging", "Musl", "Observation", "OpenCombine", "OpenCombineDispatch",
                "OpenCombineFoundation",
            ]),
        Room(
            name: "compiler tools", rooms: [],
            others: ["SwiftCompilerPlugin", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros"],
            areNeighbours: true),
        Room(
            name: "doors", rooms: ["umbrella", "engine", "content", "threads", "libraries"],
            others: ["Mustache", "SwiftCSV", "Testing", "XCTest", "Yams"]),
        Room(
            name: "umbrella", rooms: ["joints", "content", "engine", "waist", "models", "values", "threads"]),
        Room(
            name: "joints", rooms: ["content", "waist", "models", "values", "threads"], others: ["FoundationXML"]),
        Room(
            name: "content", rooms: ["looks", "waist", "models", "values", "threads"],
            others: ["Observation", "OpenCombine"],
            areNeighbours: true),
        Room(name: "looks", rooms: ["waist", "values"]),
        Room(name: "engine", rooms: ["waist", "values", "libraries"]),
        Room(name: "waist", rooms: ["values"]),
        Room(name: "models", rooms: ["values", "threads"], others: ["OrderedCollections"], areNeighbours: true),
        Room(name: "values", rooms: []),
        Room(name: "threads", rooms: []),
        Room(name: "libraries", rooms: [], areNeighbours: true),
    ]

    /// An import that the rules forbid and the sources have. Nothing is added here without a plan to remove it.
    struct Exception {
        let module: String
        let imported: String
        let reason: String
    }

    static let exceptions: [Exception] = [
        Exception(
            module: "FlatlayViews", imported: "UIKitViews",
            reason: "representables, and text and symbols that both draw")
    ]
}
