/// A warning that the program prints, with what it means and what to do.
///
/// `docs/troubleshooting.md` is written from this list.
struct PrintedWarning: Sendable {
    /// The message without its place; `…` stands for what differs.
    let message: String
    let meaning: String
    let advice: String
    /// The file below `Sources` that has the text.
    let file: String
    /// A template that causes it; nil if a template can't, or only on another machine.
    var source: String?

    init(_ message: String, _ meaning: String, _ advice: String, in file: String, source: String? = nil) {
        self.message = message
        self.meaning = meaning
        self.advice = advice
        self.file = file
        self.source = source
    }
}

extension PrintedWarning {
    /// The warnings, by who causes them.
    static let groups: [(title: String, warnings: [PrintedWarning])] = [
        ("Texts, symbols and images", pictures), ("Canvas and document", documents),
        ("Keys, lists and fonts of the command", command), ("Views in Swift", views),
        ("Views of UIKit", uikit), ("Snapshots", snapshots),
    ]

    private static func template(_ cell: String) -> String { "sections:\n  - items: 1\n    cell: { \(cell) }\n" }

    private static let documents: [PrintedWarning] = [
        PrintedWarning(
            "the content is … points high, and the canvas has … for it, so the rest is cut off; write height: fit, a larger height, or state: { contentOffset: 0 } for a part of a longer screen",
            "The image has a height, and its list is longer.",
            "Write `height: fit`, more height, smaller content, or a `state` if a part is meant.",
            in: "FlatlayScene/Collection/HiddenContent.swift"),
        PrintedWarning(
            "the content is … points wide, and the canvas has … for it, so the rest is cut off; write a larger width, or state: { contentOffset: 0 } for a part of a wider screen",
            "The same, across.", "The same, with the width.", in: "FlatlayScene/Collection/HiddenContent.swift"),
        PrintedWarning(
            "parameter '…' has the name of a key of the document; --set …=… gives the parameter, so that nothing else sets the key; rename the parameter",
            "Only `flatlay check` says it: a value for the name is one for the parameter.", "Rename the parameter.",
            in: "FlatlayTemplates/Reuse/GivenNames.swift"),
        PrintedWarning(
            "the text has '…', which is drawn as it is written; …",
            "Only `flatlay check` says it: HTML and the placeholders of other template languages have no meaning here.",
            "Write what the message says; a text of the data is never told.",
            in: "FlatlayTemplates/Errors/Foreign/ForeignText.swift"),
    ]

    private static let pictures: [PrintedWarning] = [
        PrintedWarning(
            "there is no symbol '…'; did you mean '…'?",
            "The name is misspelt, or SF Symbols has it and the installed symbols don't. A box with the name is drawn.",
            "Write the suggested name, or one of [symbols.md](symbols.md); a template's `symbols` add a folder of SVG files.",
            in: "FlatlaySymbols/Providers/NearestName.swift", source: template("systemImage: haert")),
        PrintedWarning(
            "there is no symbol '…'; give the renderer symbols that contain it",
            "The same, and no known name is like it.", "The same; in Swift, set the renderer's `symbols`.",
            in: "FlatlayDrawing/Symbols/SymbolGlyph.swift", source: template("systemImage: qqqqqqqqqq")),
        PrintedWarning(
            "the symbol '…' has no colours of its own, so multicolor draws it in one; set the colours with palette",
            "The installed symbols are shapes; `symbolRenderingMode: multicolor` draws them in the colour of text.",
            "Leave the mode out, or set the colours with `palette` and `foregroundStyle`.",
            in: "FlatlayDrawing/Symbols/SymbolGlyph.swift",
            source: template("systemImage: cloud, symbolRenderingMode: multicolor")),
        PrintedWarning(
            "no symbols are installed, so boxes with their names are drawn; install Debian's package: apt-get install bootstrap-icons",
            "The machine has no symbols.",
            "Install the package, or use an archive or a wheel, which carry symbols along.",
            in: "FlatlaySymbols/Providers/BootstrapIcons.swift"),
        PrintedWarning(
            "no font has the character '…' (…); add a font that has it",
            "No installed font and none of yours has it. A box with its code is drawn.",
            "Install the fonts of the script ([fonts.md](fonts.md)), name a font file with `fonts` or `--font`, or leave the "
                + "character out.",
            in: "FlatlayDrawing/Text/ShapedText+Warnings.swift", source: template("text: \"a\u{10FFFD}\"")),
        PrintedWarning(
            "font family '…' is not in the library; '…' is drawn instead",
            "A font in Swift names a family that is not installed. In a template this is an error.",
            "Correct the name, or give the renderer a font file.", in: "FlatlayDrawing/Text/ShapedText+Warnings.swift"),
        PrintedWarning(
            "words in '…' are not hyphenated, since no patterns of this language are installed; Debian has them in the packages hyphen-…, and libhyphen0 reads them",
            "Lines end at spaces and soft hyphens only.",
            "Install the package of the language, or correct the language; `hyphenation: none` asks for no hyphens.",
            in: "FlatlayDrawing/Text/ShapedText+Warnings.swift",
            source: template("text: incomprehensibilities, hyphenation: cy, frame: { width: 60 }")),
        PrintedWarning(
            "image '…' not found; give the renderer a folder or a resolver that has it",
            "A view in Swift names an image, and the renderer has none. A box with the name is drawn.",
            "Set the renderer's `images`.", in: imageErrors),
        PrintedWarning(
            "image '…' not found in …; check its name and its folder",
            "The folders of the renderer have no such file. In a template this is an error.",
            "Correct the name, or move the file.", in: imageErrors),
        PrintedWarning(
            "image '…' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them",
            "A view in Swift shows a file of another format; a box with the name is drawn. In a template this is an error.",
            "Convert it.", in: imageErrors),
        PrintedWarning(
            "image '…' is on the web, which is off; allow its host with --allow-net …",
            "A view in Swift names an address, whose host is not allowed. In a template this is an error.",
            "Allow the host, or save the file.", in: imageErrors),
        PrintedWarning(
            "image '…' can't be read: …", "An address was not answered, or not with an image.",
            "The reason says what happened. Save the file to be independent of the web.", in: imageErrors),
        PrintedWarning(
            "image '…' needs …; install Debian's package …", "A library for this kind of file is not installed.",
            "Install the package.", in: imageErrors),
        PrintedWarning(
            "image '…' has …×… pixels, over the limit of …; scale it down", "The image would take too much memory.",
            "Scale it down.", in: imageErrors),
        PrintedWarning(
            "image '…' can't be decoded: …; export it again",
            "The file of a view in Swift is damaged, or cut off. In a template this is an error.", "Export it again.",
            in: imageErrors),
        PrintedWarning(
            "image '…' lies outside …; move it there, or allow its folder (--allow-path)",
            "A view in Swift names a file in another folder. In a template this is an error.",
            "Move the file, or allow its folder.", in: imageErrors),
    ]

    private static let imageErrors = "FlatlayDrawing/Images/ImageResolving.swift"

    private static let command: [PrintedWarning] = [
        PrintedWarning(
            "a phone has no focus, so keys do nothing; use canvas.device=tv or tablet",
            "`--keys` presses keys on a device without a focus.",
            "Choose another device, or leave `--keys` out.", in: "FlatlayCLI/Picture.swift"),
        PrintedWarning(
            "nothing in the image is focusable, so keys do nothing; add focusable: true to a view",
            "`--keys` presses keys, and no view can have the focus.", "Add `focusable: true`, or leave `--keys` out.",
            in: "FlatlayCLI/Picture.swift"),
        PrintedWarning(
            "the list is empty, so there is no image", "`--each` names a list without rows.",
            "Check the file and its header.", in: "FlatlayCLI/Each/EachOutput.swift"),
        PrintedWarning(
            "no font files of the … …; …",
            "`flatlay fonts` says which default families are missing. Other fonts are drawn instead of them.",
            "Install the package that it names. A command with fonts of its own names the folder where they belong.",
            in: "FlatlayText/Fonts/FontLibrary.swift"),
    ]

    private static let views: [PrintedWarning] = [
        PrintedWarning(
            "there is no color '…'; add it to the renderer's colors",
            "`Color(_:)` or `UIColor(named:)` names a colour of an asset catalogue. Nothing is drawn in it.",
            "Add it to the renderer's `colors`.", in: "FlatlayViews/Styles/AnyGradient.swift"),
        PrintedWarning(
            "the image of '…' is not loaded; add one with this name to the renderer's images",
            "`AsyncImage` shows its empty phase, since nothing is loaded from the web.",
            "Add an image with the address as its name.", in: "FlatlayViews/Views/Images/AsyncImage.swift"),
        PrintedWarning(
            "no content is registered for a … as …; register it below the container, with overlayContent(for:content:)",
            "An overlay is shown for a value whose type has no content.", "Register the type's content.",
            in: "FlatlayViews/Views/Overlays/OverlayNode.swift"),
        PrintedWarning(
            "a path has a value of the type …, for which there is no screen; set one with navigationDestination(for:destination:) in the root of the navigation stack",
            "The path of a `NavigationStack` names a screen that is not declared. It is left out.",
            "Declare the destination.", in: "FlatlayViews/Views/Navigation/NavigationScreens.swift"),
        PrintedWarning(
            "actions of onAppear, task and onChange still change the view after … evaluations; it is drawn in its current state",
            "Each evaluation changes the state, which causes the next one.",
            "Let the action end, for example by comparing before it sets a value.",
            in: "FlatlayViews/Core/Hosting/ViewHost.swift"),
        PrintedWarning(
            "… is placed at a point that is not a number, and left out; check its layout",
            "A `Layout`, an offset or a position has computed NaN.", "Check what divides by zero.",
            in: "FlatlayViews/Core/ViewNode.swift"),
    ]

    private static let uikit: [PrintedWarning] = [
        PrintedWarning(
            "Unable to simultaneously satisfy constraints. … Will attempt to recover by breaking constraint …",
            "Required constraints contradict each other, as in UIKit's log. The last one is given up.",
            "Lower the priority of one, or remove it. `showsConstraints` draws them "
                + "([uikit-views.md](uikit-views.md#constraints-in-a-picture)).",
            in: "UIKitViews/Constraints/LayoutEngine+Reports.swift"),
        PrintedWarning(
            "completions of animations start animations again and again; after … rounds they are not called any more, and the image shows the views as they are then",
            "Animations run at once, so one that starts itself again would never end.",
            "Start an animation that goes on for ever with `.repeat`.", in: "UIKitViews/View/Completions.swift"),
        PrintedWarning(
            "a collection view is empty, since its data source is gone: it is held weakly; store it in a property as long as the collection view is shown",
            "Nothing else refers to the data source, so it was freed.", "Store it in a property of the controller.",
            in: "FlatlayUIKit/CollectionView/CollectionView+UICollectionView.swift"),
        PrintedWarning(
            "…: the layout is not finished after … rounds, since a view asks for a new layout in each; look for layoutSubviews() that changes frames or constraints every time",
            "Each round of layout causes the next one. The view is drawn as it is then.",
            "Let `layoutSubviews()` set only what differs.", in: "UIKitViews/View/UIView+Layout.swift"),
        PrintedWarning(
            "CAReplicatorLayer: a view shows at most … copies, those in other copies included; the rest is not drawn",
            "A layer shows its sublayers very often, or such layers are inside each other.",
            "Lower `instanceCount`.", in: "UIKitViews/Drawing/LayerPainter.swift"),
        PrintedWarning(
            "blend mode '…' is drawn as normal", "A `CGContext` draws with a mode that display lists lack.",
            "Use another mode where its look matters.", in: "UIKitViews/Graphics/CGContext.swift"),
        PrintedWarning(
            "…:…: …: the attribute '…' is not known here and has no effect",
            "A xib file or a storyboard sets something that is not read. The message names file, line and element.",
            "Set it in code if its look matters.", in: "FlatlayNibs/Building/NibBuilder.swift"),
        PrintedWarning(
            "…:…: …: '…' is not built, so that the view lacks it", "A part of an element has no counterpart here.",
            "Add it in code.", in: "FlatlayNibs/Building/NibBuilder.swift"),
        PrintedWarning(
            "…:…: …: the property '…' cannot hold the value, which has no effect, as on a device",
            "A user-defined runtime attribute has another type than its property.", "Correct its type in the file.",
            in: "FlatlayNibs/Building/NibRuntimeAttribute.swift"),
        PrintedWarning(
            "…:…: …: …", "A xib file or a storyboard can't be built, and nothing is made from it.",
            "The message names file, line and element, and says what to do.", in: "FlatlayNibs/Interface/UINib.swift"),
        PrintedWarning(
            "the controller '…' is a …, no …; set its custom class",
            "A storyboard makes another class than the code expects.", "Set the class in the file.",
            in: "FlatlayNibs/Interface/UIStoryboard.swift"),
    ]

    private static let snapshots: [PrintedWarning] = [
        PrintedWarning(
            "there is no manifest in …", "`--runs` of `flatlay snapshots` names folders that no test run has written.",
            "Run the tests, or name the folder of their manifests.", in: "FlatlayCLI/Snapshots/ReviewOptions.swift"),
        PrintedWarning(
            "no manifest was found, so only references whose test file is gone count as unused",
            "`flatlay snapshots prune` knows of no test run.",
            "Run all tests first, or give it the output of `swift test list` with `--tests`.",
            in: "FlatlayCLI/Snapshots/SnapshotsPruneCommand.swift"),
        PrintedWarning(
            "…: the folder can't be read",
            "A folder of manifests or references can't be opened; other reasons have the same "
                + "form, with the file and the line.",
            "Check its permissions, or remove what is damaged.", in: "FlatlaySnapshots/Review/ReviewList.swift"),
    ]
}
