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
        // Models that know nothing of Flatlay.
        .target(name: "CoreGeometry"),
        .target(
            name: "CollectionData",
            dependencies: [.product(name: "OrderedCollections", package: "swift-collections")]),
        .target(name: "CollectionLayout", dependencies: ["CoreGeometry"]),

        // Tests.
        .testTarget(name: "CoreGeometryTests", dependencies: ["CoreGeometry"]),
        .testTarget(name: "CollectionDataTests", dependencies: ["CollectionData"]),
        .testTarget(
            name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "CoreGeometry"],
            resources: [.copy("Fixtures")]),
    ],
    swiftLanguageModes: [.v6]
)
