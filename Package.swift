// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// What an app's files import.
let appFrameworks: [Target.Dependency] = [
    "SwiftUI", "UIKit", "Combine", "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "CoreGraphics",
    "QuartzCore",
]

// The traits that need a dependency.
let appFrameworksOnly: TargetDependencyCondition? = .when(traits: ["AppFrameworks", "Libraries", "Command"])
let templatesOnly: TargetDependencyCondition? = .when(traits: ["Templates", "Libraries", "Command"])
let commandOnly: TargetDependencyCondition? = .when(traits: ["Command"])

let package = Package(
    name: "Flatlay",
    products: [
        .library(name: "Flatlay", targets: ["Flatlay"]),
        .library(name: "FlatlaySymbols", targets: ["FlatlaySymbols"]),
        .library(name: "FlatlayTemplates", targets: ["FlatlayTemplates"]),
        .library(name: "FlatlayFigures", targets: ["FlatlayFigures"]),
        .library(name: "FlatlayTesting", targets: ["FlatlayTesting"]),
        .library(name: "AutoLayout", targets: ["AutoLayout"]),
        .library(name: "CollectionData", targets: ["CollectionData"]),
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
        // The frameworks that an app's files import, for Linux: `.when(platforms: [.linux])`.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "FlatlayPreviews", targets: ["FlatlayPreviews"]),
        // What programs of 'flatlay preview' are made with, which draws the previews of a package.
        .library(name: "FlatlayLive", targets: ["FlatlayLive"]),
        // Compiles files of an app that lie outside a package.
        .plugin(name: "AppSources", targets: ["AppSources"]),
        // Renders and checks figures of documentation: swift package figures.
        .plugin(name: "FlatlayFiguresPlugin", targets: ["FlatlayFiguresPlugin"]),
        .executable(name: "flatlay", targets: ["FlatlayCLI"]),
        .executable(name: "flatlay-examples", targets: ["ExamplesCommand"]),
    ],
    // SwiftPM fetches what the enabled trait needs. One trait is enough for each use: SwiftPM passes several to the
    // compiler in another order each time, and compiles everything again when it differs.
    traits: [
        .trait(
            name: "AppFrameworks", description: "The products SwiftUI, UIKit, os and OSLog, and the plugin AppSources."),
        .trait(name: "Templates", description: "The product FlatlayTemplates."),
        .trait(name: "Libraries", description: "All libraries, which is the default."),
        .trait(
            name: "Command", description: "Everything: the libraries and the programs flatlay and flatlay-examples."),
        .default(enabledTraits: ["Libraries"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // AppFrameworks
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        // Templates
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
        // Command
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // C libraries, from Debian's -dev packages.
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 cairo-pdf cairo-ft fontconfig freetype2"),
        .systemLibrary(name: "CAVIF"),
        .systemLibrary(name: "CCurl"),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate"),
        .systemLibrary(name: "CGIF", pkgConfig: "libgif"),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz harfbuzz-subset"),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal"),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle"),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg"),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp libwebpmux"),
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash"),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CWordBreaks"),

        // What only C can tell the compiler.
        .target(name: "CPixelRows"),
        .target(name: "CPixelDifferences"),
        .target(name: "CActorChecks"),

        // Which thread may run code of the main actor.
        .target(name: "ActorLeases", dependencies: ["CActorChecks"]),

        // Models that know nothing of Flatlay.
        .target(name: "CoreGeometry"),
        .target(name: "AutoLayout"),
        .target(
            name: "CollectionData",
            dependencies: [.product(name: "OrderedCollections", package: "swift-collections")]),
        .target(name: "UIKitValues", dependencies: ["CoreGeometry"]),
        .target(name: "CollectionLayout", dependencies: ["ActorLeases", "CoreGeometry", "UIKitValues"]),

        // The pipeline.
        .target(name: "FlatlayDrawing", dependencies: ["CoreGeometry"]),
        // What UIKit's and SwiftUI's controls look like.
        .target(name: "FlatlayControls", dependencies: ["CoreGeometry", "FlatlayDrawing", "UIKitValues"]),
        // UIKit's tree of views, and what it draws with.
        .target(
            name: "UIKitViews",
            dependencies: [
                "ActorLeases", "AutoLayout", "CollectionLayout", "CoreGeometry", "FlatlayControls", "FlatlayDrawing",
                "UIKitValues",
            ]),
        .target(
            name: "FlatlayViews",
            dependencies: [
                "ActorLeases", "CoreGeometry", "UIKitValues", "UIKitViews", "CollectionLayout", "FlatlayControls",
                "FlatlayDrawing",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .target(name: "FlatlaySymbols", dependencies: ["CoreGeometry", "FlatlayDrawing"]),
        .target(
            name: "FlatlayScene",
            dependencies: [
                "ActorLeases", "CoreGeometry", "UIKitValues", "UIKitViews", "CollectionData", "CollectionLayout",
                "FlatlayDrawing",
                "FlatlayViews",
            ]),
        .target(
            name: "FlatlayUIKit",
            dependencies: [
                "ActorLeases", "UIKitValues", "UIKitViews", "CollectionData", "CollectionLayout", "FlatlayDrawing",
                "FlatlayViews", "FlatlayScene",
            ]),
        .target(
            name: "FlatlayNibs",
            dependencies: ["CollectionLayout", "CoreGeometry", "FlatlayUIKit", "UIKitValues", "UIKitViews"]),
        // What becomes of a display list: fonts and shaping, painting, and a writer for each format.
        .target(name: "FlatlayRendering", dependencies: ["FlatlayDrawing", "CHarfBuzz", "CMalloc", "CPangoCairo"]),
        .target(
            name: "FlatlayBytes",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "CDeflate", "CISAL", "CMalloc", "CNettle",
            ]),
        .target(
            name: "FlatlayText",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "CHarfBuzz", "CMalloc", "CPangoCairo", "CWordBreaks",
            ]),
        .target(
            name: "FlatlayImages",
            dependencies: ["FlatlayDrawing", "CAVIF", "CCurl", "CGIF", "CPNG", "CTurboJPEG", "CWebP", "CZlib"]),
        .target(
            name: "FlatlayPaint",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayText", "CPangoCairo",
                "CPixelRows",
            ]),
        .target(
            name: "FlatlayPNG",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayPaint", "CISAL", "CZlib",
            ]),
        .target(
            name: "FlatlaySVG",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayText", "FlatlayPaint",
                "FlatlayPNG",
            ]),
        .target(
            name: "FlatlayPDF",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayText", "FlatlayPaint",
                "CPangoCairo",
            ]),
        .target(
            name: "FlatlayAnimation",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayPaint", "FlatlayPNG",
                "FlatlaySVG", "CWebP",
            ]),
        .target(
            name: "FlatlayFormats",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayPaint", "FlatlayPNG", "FlatlaySVG",
                "FlatlayPDF", "FlatlayAnimation", "CAVIF", "CTurboJPEG", "CWebP",
            ]),
        .target(
            name: "Flatlay",
            dependencies: [
                "ActorLeases", "CoreGeometry", "UIKitValues", "UIKitViews", "CollectionData", "CollectionLayout",
                "FlatlayDrawing", "FlatlayViews", "FlatlayScene", "FlatlayUIKit", "FlatlayRendering", "FlatlayBytes",
                "FlatlayText", "FlatlayImages", "FlatlayPaint", "FlatlayPNG", "FlatlaySVG", "FlatlayPDF",
                "FlatlayAnimation", "FlatlayFormats", "FlatlaySymbols",
            ]),
        .target(
            name: "FlatlayTemplates",
            dependencies: [
                "Flatlay",
                .product(name: "Mustache", package: "swift-mustache", condition: templatesOnly),
                .product(name: "SwiftCSV", package: "SwiftCSV", condition: templatesOnly),
                .product(name: "Yams", package: "Yams", condition: templatesOnly),
            ]),
        .target(
            name: "FlatlaySnapshots", dependencies: ["Flatlay", "FlatlayBytes", "CPixelDifferences", "CXXHash"],
            // A page with its form and its script: files that an editor understands, inside the program.
            resources: [
                .embedInCode("Report/report.html"), .embedInCode("Report/report.css"), .embedInCode("Report/report.js"),
            ]),
        // Previews, which are found in what the compiler writes about types.
        .target(name: "CPreviewSections"),
        .target(
            name: "FlatlayPreviews", dependencies: ["CPreviewSections", "Flatlay", "FlatlayBytes", "FlatlayViews"]),
        // Programs that draw pictures of their code on request, for 'flatlay preview'.
        .target(
            name: "FlatlayLive", dependencies: ["Flatlay", "FlatlayBytes", "FlatlayPreviews", "FlatlaySnapshots"]),
        .target(
            name: "FlatlayTesting",
            dependencies: ["ActorLeases", "Flatlay", "FlatlayBytes", "FlatlayPreviews", "FlatlaySnapshots"]),

        // Figures of documentation, in code; the command reads those in files.
        .plugin(
            name: "FlatlayFiguresPlugin",
            capability: .command(
                intent: .custom(verb: "figures", description: "Renders and checks the figures of documentation."),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "Figures are written to the folders that Figures/figures.yaml names.")
                ])),
        .target(
            name: "FlatlayFigures",
            dependencies: ["Flatlay", "FlatlayBytes", "FlatlayLive", "FlatlayRendering", "FlatlaySnapshots"]),

        // The frameworks that an app's files import, by their names. Each depends on Flatlay even if it uses nothing of
        // it: packages ask `canImport(os)` and `canImport(Combine)`, and those that were built earlier must not see
        // what is not for them.
        .macro(
            name: "FlatlayMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: appFrameworksOnly),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: appFrameworksOnly),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax", condition: appFrameworksOnly),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: appFrameworksOnly),
            ]),
        .executableTarget(
            name: "AppSourcesTool",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax", condition: appFrameworksOnly),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: appFrameworksOnly),
            ]),
        .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["AppSourcesTool"]),
        .target(name: "DeveloperToolsSupport", dependencies: ["FlatlayMacros", "FlatlayPreviews"]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "CoreGraphics", "DeveloperToolsSupport", "Flatlay",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "CoreGraphics", "DeveloperToolsSupport", "Flatlay", "FlatlayNibs", "QuartzCore", "_Testing_UIKit",
            ]),
        .target(
            name: "Combine",
            dependencies: [
                "Flatlay",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                // It asks `canImport(Combine)`, so it is compiled before there is one: it can't import this one, which
                // needs a C module that it does not know.
                .product(name: "Yams", package: "Yams", condition: templatesOnly),
            ]),
        .target(
            name: "CoreGraphics", dependencies: ["CoreGeometry", "Flatlay", "UIKitViews", "_Testing_CoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["CoreGeometry", "CoreGraphics"]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["Flatlay"]),
        .target(name: "UserNotifications", dependencies: ["Flatlay"]),
        .target(
            name: "os",
            dependencies: ["Flatlay", .product(name: "Logging", package: "swift-log", condition: appFrameworksOnly)]),
        .target(name: "OSLog", dependencies: ["os"]),
        // What the compiler imports with `Testing` beside one of these frameworks: nothing.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        // Pictures over HTTP: for the command alone, so that no app builds swift-nio.
        .target(
            name: "FlatlayService",
            dependencies: [
                "Flatlay", "FlatlayBytes", "FlatlayDrawing", "FlatlayFormats", "FlatlayTemplates",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: commandOnly),
                .product(name: "Hummingbird", package: "hummingbird", condition: commandOnly),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: commandOnly),
                .product(name: "Logging", package: "swift-log", condition: commandOnly),
                .product(name: "NIOCore", package: "swift-nio", condition: commandOnly),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: commandOnly),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: commandOnly),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: commandOnly),
            ],
            // The page of a preview: files that an editor understands, inside the program.
            resources: ["html", "css", "js"].map { .embedInCode("Preview/Page/preview.\($0)") }),
        .executableTarget(
            name: "FlatlayCLI",
            dependencies: [
                "Flatlay", "FlatlayFigures", "FlatlayLive", "FlatlayPreviews", "FlatlayService", "FlatlayTemplates",
                "FlatlaySnapshots",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandOnly),
                .product(name: "Logging", package: "swift-log", condition: commandOnly),
            ],
            // Templates to begin with, which 'flatlay new' writes.
            resources: [
                "blog-card", "product-grid", "app-screen", "release-notes", "readme-banner", "stat-tiles", "calendar",
                "event-poster", "code-snippet", "contact-sheet",
            ].map { .embedInCode("New/Starters/\($0).yaml") } + [
                // Files of packages, which 'flatlay init' and 'flatlay previews' write.
                .embedInCode("Init/AppManifest.txt"), .embedInCode("Init/AppPreviewTests.txt"),
                .embedInCode("Previews/RendererManifest.txt"), .embedInCode("Previews/RendererMain.txt"),
            ],
            // Several threads that make and free views at a time wait less for each other than with glibc's allocator. In
            // release mode only: sanitizers and valgrind bring their own.
            linkerSettings: [.linkedLibrary("jemalloc", .when(configuration: .release))]),

        // Examples.
        .target(name: "LayoutExamples", dependencies: ["Flatlay", "SwiftUI", "UIKit"], path: "Examples/Layouts"),
        .target(name: "CellExamples", dependencies: ["Flatlay", "SwiftUI"], path: "Examples/Cells"),
        // Files with outlets, which the plugin rewrites, are no sources of their own.
        .target(
            name: "UIKitExamples", dependencies: ["Flatlay", "SwiftUI", "UIKit"], path: "Examples/UIKit",
            exclude: ["app-sources.json", "Cells/PlaceRowCell.swift", "Screens/EventFormViewController.swift"],
            resources: [.copy("Cells/PlaceRowCell.xib"), .copy("Screens/EventForm.storyboard")],
            plugins: ["AppSources"]),
        .target(name: "SceneExamples", dependencies: ["Flatlay"], path: "Examples/Scenes"),
        .target(name: "ViewExamples", dependencies: ["Flatlay", "SwiftUI"], path: "Examples/Views"),
        .target(
            name: "ScreenExamples", dependencies: ["Combine", "Flatlay", "FlatlayPreviews", "SwiftUI"],
            path: "Examples/Screens"),
        .executableTarget(name: "FigureExamples", dependencies: ["FlatlayFigures"], path: "Examples/Figures"),
        .target(name: "AnimationExamples", dependencies: ["Flatlay", "SceneExamples"], path: "Examples/Animations"),
        .executableTarget(
            name: "ExamplesCommand",
            dependencies: [
                "CellExamples", "AnimationExamples", "Flatlay", "LayoutExamples", "SceneExamples", "ScreenExamples",
                "UIKitExamples", "ViewExamples",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandOnly),
            ], path: "Examples/Command"),

        // Tests.
        // What tests share, in three parts, so that the tests of a module build no module above it: values, drawings and
        // what comes of them, and whole images.
        .target(
            name: "TestSupport", dependencies: ["CoreGeometry"], path: "Tests/TestSupport", exclude: ["browser.py"]),
        .target(
            name: "DrawingTestSupport",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayText", "FlatlayImages", "FlatlayPaint", "FlatlayPNG",
                "FlatlayPDF", "FlatlayAnimation", "CPNG", "CPangoCairo", "CTurboJPEG", "TestSupport",
            ], path: "Tests/DrawingTestSupport"),
        .target(
            name: "RenderingTestSupport", dependencies: ["Flatlay", "DrawingTestSupport"],
            path: "Tests/RenderingTestSupport"),
        .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
        .testTarget(name: "CPixelRowsTests", dependencies: ["CPixelRows", "TestSupport"], exclude: ["Program"]),
        .testTarget(
            name: "FlatlayNibsTests",
            dependencies: [
                "CollectionLayout", "CoreGeometry", "FlatlayNibs", "FlatlayUIKit", "UIKitValues", "UIKitViews",
            ]),
        .target(
            name: "AutoLayoutCases", dependencies: ["AutoLayout"], path: "Tests/AutoLayoutCases",
            resources: [.copy("Fixtures")]),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "AutoLayoutCases"]),
        .testTarget(
            name: "UIKitViewsTests",
            dependencies: [
                "AutoLayout", "AutoLayoutCases", "CollectionLayout", "CoreGeometry", "FlatlayDrawing", "UIKitValues",
                "UIKitViews",
            ]),
        .testTarget(
            name: "FlatlayControlsTests",
            dependencies: ["CoreGeometry", "FlatlayControls", "FlatlayDrawing", "UIKitValues"]),
        .testTarget(name: "CoreGeometryTests", dependencies: ["CoreGeometry"]),
        .testTarget(name: "UIKitValuesTests", dependencies: ["CoreGeometry", "UIKitValues"]),
        .testTarget(name: "CollectionDataTests", dependencies: ["CollectionData", "TestSupport"]),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "CoreGeometry", "TestSupport"],
            resources: [.copy("Fixtures")]),
        // Files of UIKitViewsTests/Collections, in the language mode that most apps still have: what the main actor demands of
        // layouts differs between the modes.
        .testTarget(
            name: "UIKitViewsMode5Tests", dependencies: ["CollectionLayout", "CoreGeometry", "UIKitViews"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "FlatlayDrawingTests",
            dependencies: ["CoreGeometry", "FlatlayDrawing", "DrawingTestSupport", "TestSupport"]),
        .testTarget(
            name: "FlatlayViewsTests",
            dependencies: ["CoreGeometry", "FlatlayDrawing", "FlatlayViews", "DrawingTestSupport", "TestSupport"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "FlatlaySymbolsTests", dependencies: ["FlatlayDrawing", "FlatlaySymbols", "TestSupport"]),
        .testTarget(
            name: "FlatlayBytesTests",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayPNG", "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayTextTests",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayText", "FlatlayPaint", "FlatlayPNG",
                "FlatlaySVG", "FlatlayPDF", "CHarfBuzz", "CPangoCairo", "CZlib", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayImagesTests",
            dependencies: [
                "FlatlayDrawing", "FlatlayBytes", "FlatlayImages", "FlatlayPaint", "FlatlayPNG", "DrawingTestSupport",
                "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayPaintTests",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayText", "FlatlayImages",
                "FlatlayPaint", "FlatlayPNG", "FlatlaySVG", "FlatlayPDF", "CPangoCairo", "DrawingTestSupport",
                "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayPNGTests",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayBytes", "FlatlayImages", "FlatlayPaint", "FlatlayPNG",
                "CPangoCairo", "CZlib", "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlaySVGTests",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayBytes", "FlatlayPNG", "FlatlaySVG", "DrawingTestSupport",
                "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayPDFTests",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayImages", "FlatlayPaint", "FlatlayPNG", "FlatlayPDF",
                "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayAnimationTests",
            dependencies: [
                "CoreGeometry", "FlatlayDrawing", "FlatlayRendering", "FlatlayImages", "FlatlayPaint", "FlatlayPNG",
                "FlatlaySVG", "FlatlayAnimation", "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayFormatsTests",
            dependencies: [
                "FlatlayDrawing", "FlatlayRendering", "FlatlayPaint", "FlatlayPNG", "FlatlayAnimation",
                "FlatlayFormats",
                "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayUIKitTests",
            dependencies: ["Flatlay", "FlatlayNibs", "RenderingTestSupport", "DrawingTestSupport", "TestSupport"]),
        .testTarget(name: "FlatlayTests", dependencies: ["Flatlay", "RenderingTestSupport", "TestSupport"]),
        // Cells as apps hold them, most of which are written in language mode 5; the same in mode 6.
        .testTarget(
            name: "PastedCellTests", dependencies: ["Flatlay", "SwiftUI", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "PastedCellSwift6Tests", dependencies: ["Flatlay", "SwiftUI", "UIKit"]),
        // Files with the import lines of an app, in the same two modes.
        .testTarget(
            name: "AppFileTests",
            dependencies: appFrameworks + ["FlatlayLive", "FlatlayPreviews", "FlatlayTesting", "ScreenExamples"],
            exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppFileSwift6Tests", dependencies: appFrameworks + ["FlatlayPreviews", "FlatlayTesting"],
            exclude: ["__Snapshots__"]),
        // An app as Xcode lays it out, whose files the plugin finds and rewrites.
        .testTarget(
            name: "AppSourcesTests", dependencies: appFrameworks + ["FlatlayPreviews"],
            exclude: ["ShopApp", "app-sources.json"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: ["AppSources"]),
        // Whole screens: bars, tabs, presentations, lists, forms and controls, in files of an app.
        .testTarget(
            name: "ScreenTests",
            dependencies: [
                "Combine", "CoreGeometry", "Flatlay", "FlatlayDrawing", "SwiftUI", "RenderingTestSupport",
                "TestSupport",
            ]),
        // The files about the main actor once more, in modules that are on it by default, as new projects of Xcode are.
        // The flags have a setting of their own only in manifests of 6.2.
        .testTarget(
            name: "PastedCellMainActorTests", dependencies: ["Flatlay", "SwiftUI", "UIKit"],
            swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]),
        .testTarget(
            name: "PastedCellMainActorMode5Tests", dependencies: ["Flatlay", "SwiftUI", "UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-default-isolation", "MainActor"])]),
        // An app with the settings of a new project in Xcode.
        .testTarget(
            name: "NewProjectTests", dependencies: ["Flatlay", "SwiftUI", "UIKit"],
            swiftSettings: [
                .unsafeFlags(["-default-isolation", "MainActor"]),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]),
        .testTarget(name: "FlatlayTemplatesTests", dependencies: ["Flatlay", "FlatlayTemplates", "TestSupport"]),
        // What drives readers and renderers from seeds: a program, since what it finds ends it.
        .executableTarget(
            name: "FlatlayFuzz",
            dependencies: [
                "Flatlay", "FlatlayTemplates", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandOnly),
            ], path: "Tests/FuzzCommand"),
        // Measures comparisons: what it uses is for this package only.
        .executableTarget(
            name: "ComparisonBenchmark", dependencies: ["Flatlay", "FlatlaySnapshots"],
            path: "Tests/ComparisonBenchmark"),
        .testTarget(name: "FuzzTests", dependencies: ["FlatlayCLI", "FlatlayFuzz"]),
        .testTarget(
            name: "FlatlaySnapshotsTests",
            dependencies: [
                "CPixelDifferences", "ComparisonBenchmark", "FlatlaySnapshots", "DrawingTestSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FlatlayTestingTests",
            dependencies: [
                "DeveloperToolsSupport", "Flatlay", "FlatlayPreviews", "FlatlaySnapshots", "FlatlayTemplates",
                "FlatlayTesting", "TestSupport",
            ],
            exclude: ["Snapshots/__Snapshots__"]),
        // Files as they are written for swift-snapshot-testing: a package that moves over has these flags.
        .testTarget(
            name: "MovedSuiteTests", dependencies: ["FlatlayTesting", "SwiftUI"], exclude: ["__Snapshots__"],
            swiftSettings: [.unsafeFlags(["-module-alias", "SnapshotTesting=FlatlayTesting"])]),
        .testTarget(
            name: "FlatlayServiceTests",
            dependencies: [
                "Flatlay", "FlatlayBytes", "FlatlayService", "TestSupport",
                .product(name: "Logging", package: "swift-log", condition: commandOnly),
            ]),
        .testTarget(
            name: "FlatlayCLITests",
            dependencies: [
                "FigureExamples", "Flatlay", "FlatlayCLI", "FlatlayLive", "FlatlaySnapshots", "TestSupport",
            ]),
        .testTarget(name: "FlatlayFiguresTests", dependencies: ["Flatlay", "FlatlayFigures", "TestSupport"]),
        .testTarget(
            name: "LayoutExamplesTests",
            dependencies: [
                "ExamplesCommand", "Flatlay", "LayoutExamples",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: commandOnly),
            ]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "CellExamples", "AnimationExamples", "Flatlay", "FlatlayTemplates", "FlatlayTesting", "LayoutExamples",
                "SceneExamples", "ScreenExamples", "UIKitExamples", "ViewExamples",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// SwiftPM builds the tools of a package's plugins before anything else, even if one product is asked for: with
// swift-syntax, minutes in release mode. `script/flatlay` needs none of it.
if Context.environment["FLATLAY_COMMAND_ONLY"] != nil {
    let others = ["AppSourcesTests", "UIKitExamples", "ExamplesCommand", "LayoutExamplesTests", "GalleryTests"]
    package.targets.removeAll { others.contains($0.name) }
    package.products.removeAll { $0.name == "flatlay-examples" }
}

// A change in a low module is tried with the tests of a few modules, without compiling the other test targets:
// FLATLAY_TEST_TARGETS=AutoLayoutTests,UIKitViewsTests swift test --traits Command --filter …
if let chosen = Context.environment["FLATLAY_TEST_TARGETS"] {
    let names = chosen.split(separator: ",").map(String.init)
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
