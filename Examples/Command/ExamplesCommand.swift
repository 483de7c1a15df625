import ArgumentParser
import CellExamples
import AnimationExamples
import Flatlay
import Foundation
import LayoutExamples
import SceneExamples
import ScreenExamples
import UIKitExamples
import ViewExamples

/// `flatlay-examples`.
@main
struct ExamplesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flatlay-examples",
        abstract:
            "Renders the examples of layouts, cells, views, screens, UIKit, scenes and the focus to pictures and animations."
    )

    @Argument(help: "The examples to render; all of them where none is named.", completion: .list(Self.names))
    var names: [String] = []

    @Option(
        name: [.short, .long],
        help:
            "The folder for the folders 'layouts', 'cells', 'views', 'screens', 'uikit', 'scenes', 'focus' and 'animations'.",
        completion: .directory)
    var output = "Output"

    @Flag(help: "Also writes each layout with the frames of its elements outlined, and the frames as text.")
    var frames = false

    @Flag(help: "Also writes the pages of docs/views from Examples/Views.")
    var pages = false

    @Option(help: "The package's folder, where '--pages' reads and writes.", completion: .directory)
    var package = "."

    @Flag(help: "Prints the names and what the examples show.")
    var list = false

    private static var names: [String] {
        (LayoutExample.all + LayoutExample.figures).map(\.name) + CellSheet.all.map(\.name)
            + ViewPage.all.flatMap(\.examples).map(\.name) + ScreenExample.all.map(\.name)
            + UIKitCellSheet.all.map { name(of: $0) } + UIKitScreen.all.map { name(of: $0) }
            + SceneExample.all.map(\.name)
            + FocusExample.all.map(\.name) + AnimationExample.all.map(\.name)
    }

    func validate() throws {
        for name in names where !Self.names.contains(name) {
            throw ValidationError("'\(name)' is no example; use one of \(Self.names.joined(separator: ", "))")
        }
        if pages, !FileManager.default.fileExists(atPath: sources.path) {
            throw ValidationError(
                "'--pages' finds no folder \(sources.relativePath); name the package with '--package'")
        }
    }

    // Other examples have some of these names, too.
    private static func name(of sheet: UIKitCellSheet) -> String { "uikit-\(sheet.name)" }
    private static func name(of screen: UIKitScreen) -> String { "uikit-\(screen.name)" }

    @MainActor
    private static func picture(of sheet: UIKitCellSheet) throws -> Data { try sheet.renderer().pngData() }

    /// The folder of the pages' sources.
    private var sources: URL {
        URL(fileURLWithPath: package, isDirectory: true).appendingPathComponent("Examples/Views", isDirectory: true)
    }

    func run() async throws {
        let layouts = LayoutExample.all.filter { isChosen($0.name) }
        let figures = LayoutExample.figures.filter { isChosen($0.name) }
        let sheets = CellSheet.all.filter { isChosen($0.name) }
        let views = ViewPage.all.flatMap(\.examples).filter { isChosen($0.name) }
        let screens = ScreenExample.all.filter { isChosen($0.name) }
        let uiKitSheets = UIKitCellSheet.all.filter { isChosen(Self.name(of: $0)) }
        let uiKitScreens = UIKitScreen.all.filter { isChosen(Self.name(of: $0)) }
        let scenes = SceneExample.all.filter { isChosen($0.name) }
        let moments = FocusExample.all.filter { isChosen($0.name) }
        let animations = AnimationExample.all.filter { isChosen($0.name) }
        if list {
            for example in layouts + figures { print("\(example.name): \(example.summary)") }
            for sheet in sheets { print("\(sheet.name): \(sheet.summary)") }
            for view in views { print("\(view.name): \(view.title)") }
            for screen in screens { print("\(screen.name): \(screen.summary)") }
            for sheet in uiKitSheets { print("\(Self.name(of: sheet)): \(sheet.summary)") }
            for screen in uiKitScreens { print("\(Self.name(of: screen)): \(screen.summary)") }
            for scene in scenes { print("\(scene.name): \(scene.summary)") }
            for moment in moments { print("\(moment.name): \(moment.summary)") }
            for animation in animations { print("\(animation.name): \(animation.summary)") }
            return
        }
        for example in layouts {
            for file in try example.files(withFrames: frames) { try write(file.bytes, to: "layouts", file.name) }
        }
        for figure in figures {
            for file in try figure.figureFiles() { try write(file.bytes, to: "layouts", file.name) }
        }
        for sheet in sheets {
            try write(try sheet.renderer().pngData(), to: "cells", "\(sheet.name).png")
        }
        for view in views {
            try write(try view.renderer().pngData(), to: "views", "\(view.name).png")
        }
        for screen in screens {
            for picture in try await screen.pictures() { try write(picture.bytes, to: "screens", picture.name) }
        }
        for sheet in uiKitSheets {
            try write(try await Self.picture(of: sheet), to: "uikit", "\(sheet.name).png")
        }
        for screen in uiKitScreens {
            for picture in try await screen.pictures() { try write(picture.bytes, to: "uikit", picture.name) }
        }
        for scene in scenes {
            for picture in try scene.pictures() { try write(picture.bytes, to: "scenes", picture.name) }
        }
        for moment in moments {
            try write(try moment.renderer().pngData(), to: "focus", "\(moment.name).png")
        }
        for animation in animations {
            for file in try animation.files() { try write(file.bytes, to: "animations", file.name) }
        }
        if pages { try writePages() }
    }

    /// Pages are written only if all sources can be read.
    private func writePages() throws {
        let texts = try ViewPage.all.map { page in
            let file = sources.appendingPathComponent(page.sourceFile)
            return try page.markdown(source: String(contentsOf: file, encoding: .utf8))
        }
        let names = ["README"] + ViewPage.all.map(\.name)
        for (name, text) in zip(names, [ViewPage.index] + texts) {
            try write(Data(text.utf8), to: "docs/views", "\(name).md", in: package)
        }
    }

    private func isChosen(_ name: String) -> Bool {
        names.isEmpty || names.contains(name)
    }

    private func write(_ bytes: Data, to folder: String, _ name: String, in root: String? = nil) throws {
        let folder = URL(fileURLWithPath: root ?? output, isDirectory: true)
            .appendingPathComponent(folder, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent(name).relativePath
        try AtomicFile.write(bytes, to: path)
        print(path)
    }
}
