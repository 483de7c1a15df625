// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Flatlay",
    products: [
        .library(name: "CollectionData", targets: ["CollectionData"]),
        .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0")
    ],
    targets: [
        // C libraries, from Debian's -dev packages.
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 cairo-pdf cairo-ft fontconfig freetype2"),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal"),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg"),

        // Models that know nothing of Flatlay.
        .target(name: "CoreGeometry"),
        .target(
            name: "CollectionData",
            dependencies: [.product(name: "OrderedCollections", package: "swift-collections")]),
        .target(name: "CollectionLayout", dependencies: ["CoreGeometry"]),

        // The pipeline.
        .target(name: "FlatlayDrawing", dependencies: ["CoreGeometry"]),
        .target(name: "FlatlayViews", dependencies: ["CoreGeometry", "FlatlayDrawing"]),
        .target(
            name: "FlatlayCairo",
            dependencies: ["CoreGeometry", "FlatlayDrawing", "CPangoCairo", "CISAL", "CPNG", "CTurboJPEG"]),

        // Tests.
        .testTarget(name: "CoreGeometryTests", dependencies: ["CoreGeometry"]),
        .testTarget(name: "CollectionDataTests", dependencies: ["CollectionData"]),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "CoreGeometry"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "FlatlayDrawingTests", dependencies: ["CoreGeometry", "FlatlayDrawing"]),
        .testTarget(
            name: "FlatlayViewsTests", dependencies: ["CoreGeometry", "FlatlayDrawing", "FlatlayViews"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "FlatlayCairoTests", dependencies: ["FlatlayCairo", "FlatlayDrawing", "CPangoCairo"]),
    ],
    swiftLanguageModes: [.v6]
)
