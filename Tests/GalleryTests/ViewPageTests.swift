import FlatlayTesting
import Foundation
import Testing
import ViewExamples

/// Compares the pages in `docs/views/` with the sources of the examples, and the examples with the inventory of views.
/// With `FLATLAY_RECORD=1` the pages are written again.
@Suite struct ViewPageTests {
    private static let sources = GalleryTests.root.appendingPathComponent("Examples/Views")
    private static let pages = GalleryTests.root.appendingPathComponent("docs/views")

    /// Views and modifiers that the inventory calls drawn and that no image can show on its own, with the reason.
    private static let withoutPicture: [String: String] = [
        "DynamicProperty": "a protocol of property wrappers",
        "GestureState": "nobody touches a picture",
        "Namespace": "names what moves from view to view",
        "PreviewProvider": "holds previews; the cells of Examples/Cells have some",
        "TransactionKey": "an image shows no transactions",
        "TupleView": "what a builder makes of several views",
        "UIViewControllerRepresentable": "shows a controller of UIKit; the examples of UIKit have some",
        "UIViewRepresentable": "shows a view of UIKit; the examples of UIKit have some",
        "View.onDisappear": "tells what has left the tree, which no picture shows",
        "View._makeNodes": "how views are made, for views of the package",
        "View._update": "how views take over what others made, for views of the package",
        "View.accessibility": "names a node, which no picture shows",
        "View.accessibilityAction": "nobody touches a picture",
        "View.accessibilityIdentifier": "names a node, which no picture shows",
        "NotificationContainer": "not SwiftUI's: an app could not share the file",
        "View.hyphenation": "not SwiftUI's: an app could not share the file",
        "View.dropDestination": "nobody touches a picture",
        "View.edgesIgnoringSafeArea": "the pictures of the examples have no safe area",
        "View.notification": "not SwiftUI's: an app could not share the file",
        "View.onScrollGeometryChange": "tells what is around; a picture shows what that makes of it",
        "View.overlayContainer": "not SwiftUI's: an app could not share the file",
        "View.overlayContent": "not SwiftUI's: an app could not share the file",
        "View.previewDevice": "tells how a preview's snapshot is made",
        "View.previewDisplayName": "tells how a preview's snapshot is made",
        "View.previewInterfaceOrientation": "tells how a preview's snapshot is made",
        "View.previewLayout": "tells how a preview's snapshot is made",
        "View.menuOrder": "shown above labels alone",
        "View.menuPresented": "not SwiftUI's; Output/screens/menu.png shows it",
        "View.scrollBounceBehavior": "nothing bounces in a picture",
        "View.scrollOffset": "not SwiftUI's: an app could not share the file",
        "View.showsConstraints": "not SwiftUI's; Output/uikit/cells-constraints.png shows it",
        "TableColumn": "a part of a table",
        "NavigationView": "as a navigation stack",
        "KeyframeAnimator": "one moment of an animation",
        "MeshGradient": "held by a test of its colours",
        "Table": "needs the width of a tablet",
        "View.anchorPreference": "tells a place, which no picture shows",
        "View.keyframeAnimator": "one moment of an animation",
        "TabSection": "a section of a sidebar",
        "View.containerBackground": "as `background`",
        "View.fullScreenCover": "covers all",
        "View.navigationBarBackButtonHidden": "hides",
        "View.navigationBarHidden": "hides",
        "View.navigationBarItems": "the older form of `toolbar`",
        "View.navigationBarTitle": "the older form of `navigationTitle`",
        "View.navigationSplitViewColumnWidth": "a width",
        "View.navigationSubtitle": "a line below a title",
        "View.popover": "a sheet on phones",
        "View.presentationBackground": "as `background`",
        "View.presentationBackgroundInteraction": "leaves what is behind as it is",
        "View.safeAreaBar": "as `safeAreaInset`",
        "View.scenePadding": "as `padding`",
        "View.toolbarBackgroundVisibility": "the newer form of `toolbarBackground`",
        "View.toolbarColorScheme": "as `colorScheme`",
        "View.toolbarVisibility": "the newer form of `toolbar`",
        "WindowGroup": "the root of an app",
    ]

    private static func source(of page: ViewPage) throws -> String {
        try String(contentsOf: sources.appendingPathComponent(page.sourceFile), encoding: .utf8)
    }

    @Test(arguments: ViewPage.all.map(\.name)) func pagesEqualWhatTheirSourcesSay(_ name: String) throws {
        let page = try #require(ViewPage.all.first { $0.name == name })
        let text = try page.markdown(source: Self.source(of: page))
        try ReferenceFile(at: Self.pages.appendingPathComponent("\(name).md")).verify(Data(text.utf8))
        for example in page.examples {
            #expect(text.contains("../../Output/views/\(example.name).png"))
        }
    }

    @Test func theIndexNamesEveryExample() throws {
        try ReferenceFile(at: Self.pages.appendingPathComponent("README.md")).verify(Data(ViewPage.index.utf8))
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
        #expect(Set(files) == Set(ViewPage.all.map { "\($0.name).md" } + ["README.md"]))
    }

    /// The generator extracts the blocks. This test checks them without it.
    @Test(arguments: ViewPage.all.map(\.name)) func codeBlocksStandInTheSources(_ name: String) throws {
        let page = try #require(ViewPage.all.first { $0.name == name })
        let source = try Self.source(of: page)
        let text = try String(contentsOf: Self.pages.appendingPathComponent("\(name).md"), encoding: .utf8)
        let blocks = Self.codeBlocks(in: text)
        #expect(blocks.count == page.examples.count)
        for block in blocks {
            let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
            #expect(source.contains(block) || source.contains(indented), "\(page.sourceFile) lacks:\n\(block)")
        }
    }

    @Test func filesBeginWithTheImportsOfAnAppAndHoldOnlyExamples() throws {
        let imports = "import SwiftUI\n\n"
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter {
            $0.hasSuffix(".swift")
        }
        #expect(Set(files) == Set(ViewPage.all.map(\.sourceFile)))
        for page in ViewPage.all {
            let text = try Self.source(of: page)
            #expect(text.hasPrefix(imports), "\(page.sourceFile)")
            #expect(!text.dropFirst(imports.count).contains("Flatlay"), "\(page.sourceFile)")
            let views = text.matches(of: #/\nstruct (\w+): View \{/#).map { String($0.1) }
            #expect(views == page.examples.map(\.typeName), "\(page.sourceFile)")
        }
    }

    @Test func everyDrawnViewAndModifierIsShown() throws {
        let inventory = try String(
            contentsOf: GalleryTests.root.appendingPathComponent("docs/unsupported-views.md"), encoding: .utf8)
        let drawn = inventory.matches(of: #/\n\| `([\w.]+)` \| drawn \|/#).map { String($0.1) }
        #expect(drawn.count > 150)
        let blocks = try ViewPage.all.flatMap { page in
            let file = Self.pages.appendingPathComponent("\(page.name).md")
            return try Self.codeBlocks(in: String(contentsOf: file, encoding: .utf8))
        }
        // What needs a whole screen is shown by docs/screens.md.
        let screens = GalleryTests.root.appendingPathComponent("Examples/Screens")
        let sources = try FileManager.default.contentsOfDirectory(atPath: screens.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: screens.appendingPathComponent($0), encoding: .utf8) }
        let code = (blocks + sources).joined(separator: "\n")
        let types = Set(code.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) })
        let modifiers = Set(code.matches(of: #/\.(\w+)(?= ?[({])/#).map { "View." + $0.1 })
        let shown = types.union(modifiers)
        let missing = drawn.filter { !shown.contains($0) && Self.withoutPicture[$0] == nil }
        #expect(missing == [], "no example shows these")
        let superfluous = Self.withoutPicture.keys.filter { shown.contains($0) || !drawn.contains($0) }
        #expect(superfluous.sorted() == [])
    }

    @Test func aSourceWithoutAnExampleIsAnError() throws {
        let page = try #require(ViewPage.all.first)
        let error = #expect(throws: ViewPageError.self) { try page.markdown(source: "struct TextStyles: View {") }
        #expect(
            error?.description
                == "Text.swift has no 'struct TextStyles: View' below a line of documentation; write one")
    }

    private static func codeBlocks(in text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    }
}
