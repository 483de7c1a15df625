// swift-tools-version: 6.1
import PackageDescription

// A package of its own: what measures Flatlay is no part of what users of Flatlay build.
/// Debian's valgrind gives up on the debug information that Swift's compilers write; names of functions remain.
let withoutDebugInformation: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--strip-debug"])]

/// What makes whole pictures has the allocator that the command has. Programs that count allocations have one of their own.
let asTheCommand: [LinkerSetting] = withoutDebugInformation + [.linkedLibrary("jemalloc")]

let package = Package(
    name: "Benchmarks",
    products: [
        .executable(name: "data-benchmarks", targets: ["DataBenchmarks"]),
        .executable(name: "auto-layout-benchmarks", targets: ["AutoLayoutBenchmarks"]),
        .executable(name: "layout-benchmarks", targets: ["LayoutBenchmarks"]),
        .executable(name: "uikit-benchmarks", targets: ["UIKitBenchmarks"]),
        .executable(name: "views-benchmarks", targets: ["ViewBenchmarks"]),
        .executable(name: "scene-benchmarks", targets: ["SceneBenchmarks"]),
        .executable(name: "animation-benchmarks", targets: ["AnimationBenchmarks"]),
        .executable(name: "stage-benchmarks", targets: ["StageBenchmarks"]),
        .executable(name: "painting-benchmarks", targets: ["PaintingBenchmarks"]),
        .executable(name: "scaling-benchmarks", targets: ["ScalingBenchmarks"]),
        .executable(name: "compared-scenes", targets: ["ComparedScenesCommand"]),
        .executable(name: "side-by-side", targets: ["SideBySide"]),
        .executable(name: "long-run-benchmarks", targets: ["LongRunBenchmarks"]),
    ],
    dependencies: [
        // Named, because a package by path is otherwise called after its folder, which may be any.
        .package(name: "Flatlay", path: "..", traits: [])
    ],
    targets: [
        // Counts allocations, and talks to valgrind.
        .target(name: "CBenchmarkProbe"),
        // Figures and tables, for programs whose allocations nobody counts: counting slows them down.
        .target(name: "BenchmarkReporting"),
        .target(name: "BenchmarkSupport", dependencies: ["BenchmarkReporting", "CBenchmarkProbe"]),
        .executableTarget(
            name: "DataBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "CollectionData", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "AutoLayoutBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "AutoLayout", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "CollectionLayout", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "UIKitBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "ViewBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "SceneBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "AnimationBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        // The scenes that are compared with other programs.
        .target(name: "ComparedScenes", dependencies: [.product(name: "Flatlay", package: "Flatlay")]),
        .executableTarget(
            name: "StageBenchmarks",
            dependencies: ["BenchmarkSupport", "ComparedScenes", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "PaintingBenchmarks",
            dependencies: ["BenchmarkSupport", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "ScalingBenchmarks",
            dependencies: ["BenchmarkReporting", "ComparedScenes", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: asTheCommand),
        .executableTarget(
            name: "ComparedScenesCommand",
            dependencies: ["BenchmarkReporting", "ComparedScenes", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: asTheCommand),
        .executableTarget(
            name: "SideBySide",
            dependencies: ["BenchmarkReporting", "ComparedScenes", .product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: withoutDebugInformation),
        .executableTarget(
            name: "LongRunBenchmarks", dependencies: [.product(name: "Flatlay", package: "Flatlay")],
            linkerSettings: asTheCommand),
    ]
)
