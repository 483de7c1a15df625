import FlatlayPreviews
import Foundation
import SwiftUI
import Testing

/// The files of `ShopApp` are an app's, in the folders of an Xcode project. The plugin `AppSources` compiles them here.
@Suite struct AppSourcesTests {
    @Test @MainActor func previewsStandInTheAppsOwnFiles() async throws {
        let preview = try #require(try await Previews.all(in: "AppSourcesTests").first)
        #expect(preview.declaration.fileID == "AppSourcesTests/ProductList.swift")
        #expect(preview.declaration.line == 34 && preview.declaration.column == 1)
        let list = try preview.renderer().displayList()
        #expect(list.size == CGSize(width: 200, height: 120))
        #expect(texts(list.items) == ["Coffee", "4 €", "Tea", "3 €", "iPhone"])
    }

    /// `@main` is removed, and a file of a framework that is missing is left out by its pattern: otherwise nothing of this
    /// module would compile.
    @Test @MainActor func theAppItselfIsCompiled() throws {
        let renderer = ImageRenderer(app: ShopApp.self)
        renderer.proposedSize = ProposedViewSize(width: 200, height: 120)
        #expect(texts(try renderer.displayList().items).contains("Coffee"))
    }

    @Test @MainActor func selectorsAndKeyPathsAreNames() {
        let store = Store()
        #expect(store.reloadName == "reload:" && store.addName == "addWithProduct:price:")
        #expect(store.openPath == "isOpen")
        #expect(NSSelectorFromString(store.reloadName) == Selector("reload:"))
    }

    private func texts(_ items: DisplayList.Items) -> [String] {
        items.flatMap { item -> [String] in
            switch item.command {
            case .glyphs(let run, _, _): [run.text]
            case .group(_, let inner): texts(inner)
            default: []
            }
        }
    }
}

/// What the program of the plugin makes of a file.
@Suite struct SourceRewritingTests {
    private static let tool = Bundle.main.bundleURL.appendingPathComponent("AppSourcesTool-tool")

    private struct Run {
        var status: Int32
        var output: String
        var errors: String
        /// The file without its first line.
        var text: String
    }

    private func rewrite(_ source: Data, name: String = "File.swift") throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent(name)
        let output = folder.appendingPathComponent("out/\(name)")
        try source.write(to: input)
        let process = Process()
        process.executableURL = Self.tool
        process.arguments = [input.path, output.path]
        let (outputPipe, errorPipe) = (Pipe(), Pipe())
        process.standardOutput = outputPipe
        process.standardError = errorPipe
        try process.run()
        let told = String(decoding: outputPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errors = String(decoding: errorPipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        return Run(
            status: process.terminationStatus, output: told.replacing(input.path, with: name),
            errors: errors.replacing(folder.path + "/", with: ""), text: text.replacing(folder.path + "/", with: ""))
    }

    private func rewritten(_ source: String) throws -> String {
        let run = try rewrite(Data(source.utf8))
        #expect(run.status == 0)
        let place = "#sourceLocation(file: \"File.swift\", line: 1)\n"
        let found = try #require(run.text.range(of: place))
        return String(run.text[found.upperBound...]).replacing("\nimport struct UIKit.Selector\n", with: "")
    }

    @Test(arguments: [
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(named:)\nfunc a() {}", "             \nfunc a() {}"),
        ("@IBOutlet weak var a: A!", "          weak var a: A!"),
        ("@IBAction private func a(_ b: Any) {}", "          private func a(_ b: Any) {}"),
        ("@objcMembers class A {}", "             class A {}"),
        ("@main struct A {}", "      struct A {}"),
        ("@MainActor @objc func a() {}", "@MainActor       func a() {}"),
        ("let a = #selector(tapped)", "let a = Selector(\"tapped\")"),
        ("let a = #selector(A.b(_:c:))", "let a = Selector(\"b:c:\")"),
        ("let a = #selector(self.b(c:d:))", "let a = Selector(\"bWithC:d:\")"),
        ("let a = #selector(getter: A.b)", "let a = Selector(\"b\")"),
        ("let a = #selector(\n  b\n); let c = 1", "let a = Selector(\"b\")\n\n; let c = 1"),
        ("let a = #keyPath(A.b.c)", "let a = \"b.c\""),
        ("#if os(iOS)\n#endif", "#if os(Linux)\n#endif"),
        ("#if !os(iOS) || A\n#elseif os( iOS )\n#endif", "#if !os(Linux) || A\n#elseif os(Linux)\n#endif"),
        ("#if os(macOS)\n@objc func a() {}\n#endif", "#if os(macOS)\n      func a() {}\n#endif"),
    ])
    func whatTheCompilerRefusesIsReplaced(_ source: String, _ expected: String) throws {
        #expect(try rewritten(source) == expected)
    }

    @Test(arguments: [
        "let a = \"@objc #selector(b) os(iOS)\" // @objc", "func os(_ a: Int) {}\nlet b = os(iOS)", "/* @main */",
        "@available(iOS 17, *) func a() { if #available(iOS 26, *) {} }", "", "import SwiftUI\r\nlet a = 1\r\n",
        "struct A {", "let a = 'no swift at all' )) }",
    ])
    func everythingElseStays(_ source: String) throws {
        #expect(try rewritten(source) == source)
    }

    /// A mark of the byte order would stand in the middle of the rewritten file, where the compiler refuses it.
    @Test func aMarkOfTheByteOrderIsLeftOut() throws {
        #expect(try rewritten("\u{FEFF}import SwiftUI\n") == "import SwiftUI\n")
    }

    @Test func whatWasChangedIsToldWithItsLines() throws {
        let source = "@objc func a() {}\n\n@objc func b() {}\nlet c = #selector(a)\n#if os(iOS)\n#endif\n"
        let told =
            "File.swift: removed @objc in lines 1 and 3; #selector became Selector(…) in line 4; "
            + "os(iOS) became true in line 5\n"
        #expect(try rewrite(Data(source.utf8)).output == told)
        #expect(try rewrite(Data("let a = 1".utf8)).output.isEmpty)
    }

    @Test func aFileThatIsNoTextIsAnError() throws {
        let run = try rewrite(Data([0xC3, 0x28]))
        #expect(run.status == 1)
        let message = "File.swift: is not UTF-8; save it as UTF-8, which the compiler needs as well"
        #expect(run.errors == "AppSourcesTool: \(message)\n")
    }

    @Test func namesWithQuotesAndSpacesAreQuoted() throws {
        let run = try rewrite(Data("let a = 1".utf8), name: "My \"File\".swift")
        #expect(run.text == "#sourceLocation(file: \"My \\\"File\\\".swift\", line: 1)\nlet a = 1")
    }

    @Test func classesWithOutletsHaveATable() throws {
        let source = """
            class FilmCell: UIView {
                @IBOutlet private weak var titleLabel: UILabel!
                @IBOutlet var badges: [UIView]!
                @IBInspectable var radius: CGFloat = 0 { didSet { update() } }
                @IBInspectable var fixed: Int { 1 }
                @IBOutlet static var shared: UILabel!
                var plain = 0
                @IBAction func reload() {}
                @objc func tick() -> Int { 1 }
            }
            extension FilmCell {
                @IBAction private func play(_ sender: UIButton) {}
                @IBAction func stop(sender: Any?) {}
                @IBAction func move(_ sender: Any, forEvent event: UIEvent) {}
            }
            """
        let table = """

            #sourceLocation()
            #if canImport(UIKit)
            import enum UIKit.NibClasses
            import protocol UIKit.NibTable
            extension FilmCell {
                fileprivate nonisolated static func flatlayNib_FilmCell() {
                    NibClasses.register(
                        FilmCell.self,
                        outlets: [
                            "titleLabel": { try NibClasses.assign($1, to: \\FilmCell.titleLabel, of: $0) },
                            "badges": { try NibClasses.assign($1, to: \\FilmCell.badges, of: $0) },
                        ],
                        actions: [
                            "play:": { NibClasses.send($1, to: $0) { (object: FilmCell, sender: UIButton) in object.play(sender) } },
                            "reload": { target, _ in if let object = target as? FilmCell { object.reload() } },
                            "stopWithSender:": { NibClasses.send($1, to: $0) { (object: FilmCell, sender: Any?) in object.stop(sender: sender) } },
                            "tick": { target, _ in if let object = target as? FilmCell { _ = object.tick() } },
                        ],
                        attributes: [
                            "radius": { try NibClasses.assign($1, to: \\FilmCell.radius, of: $0) },
                        ])
                }
            }
            nonisolated final class FlatlayNib_FilmCell: NibTable { static func register() { FilmCell.flatlayNib_FilmCell() } }
            #endif

            """
        let text = try rewritten(source)
        let found = try #require(text.range(of: "\n#sourceLocation()"))
        #expect(String(text[found.lowerBound...]) == table)
        // The lines of the file stay where they are.
        #expect(text[..<found.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count == 15)
    }

    @Test(arguments: [
        "class A {}", "class A { @objc func a() {} }", "private class A { @IBOutlet var a: B! }",
        "class A<B> { @IBOutlet var a: B! }", "enum A { class B { @IBOutlet var a: C! } }",
        "extension A { @IBAction func a() {} }", "class A { @IBOutlet let a: B! }",
    ])
    func classesThatFilesCannotNameHaveNone(_ source: String) throws {
        #expect(!(try rewritten(source).contains("NibClasses")))
    }
}
