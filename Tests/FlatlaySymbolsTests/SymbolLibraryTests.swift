import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlaySymbols

struct SymbolLibraryTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws {
        temporary = try TemporaryFolder()
        try write("<svg viewBox='0 0 10 10'><path d='M0 0h10v10z'/></svg>", "brand-logo")
        try write("<svg viewBox='0 0 10 10'><text>A</text></svg>", "broken")
        try write("<svg viewBox='0 0 10 10'><path d='M0 0h9v9z'/></svg>", "star")
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".svg"))
    }

    @Test("a folder's files are symbols; dots may be dashes")
    func folderOfFiles() throws {
        let symbols = try SymbolFolder(path: folder.path)
        #expect(symbols.symbol(named: "brand-logo")?.viewBox.width == 10)
        #expect(symbols.symbol(named: "brand.logo") == symbols.symbol(named: "brand-logo"))
        #expect(symbols.symbol(named: "broken") == nil)
        #expect(
            symbols.explanation(ofMissing: "broken")
                == "the symbol 'broken' in \(folder.path) can't be drawn: it has the element 'text'; "
                + "convert it to filled paths")
        #expect(
            symbols.explanation(ofMissing: "brand-lgo") == "there is no symbol 'brand-lgo'; did you mean 'brand-logo'?")
    }

    @Test("a broken file of one's own is not replaced by a symbol of another set")
    func brokenReplacement() throws {
        try write("not svg", "heart")
        let other = folder.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        for name in ["heart", "star"] {
            try Data("<svg viewBox='0 0 10 10'><path d='M0 0h8v8z'/></svg>".utf8)
                .write(to: other.appendingPathComponent(name + ".svg"))
        }
        var symbols = SymbolLibrary([try SymbolFolder(path: other.path)])
        #expect(symbols.symbol(named: "heart") != nil)
        symbols.add(SymbolLibrary([try SymbolFolder(path: folder.path)]))
        #expect(symbols.symbol(named: "star") != nil)
        #expect(symbols.symbol(named: "heart") == nil)
        #expect(
            symbols.explanation(ofMissing: "heart")?.hasPrefix("the symbol 'heart' in \(folder.path) can't be drawn")
                == true)
        // Also if a set before it has only a suggestion.
        symbols.add(try SymbolFolder(path: other.path))
        #expect(symbols.symbol(named: "heart") != nil)
    }

    @Test("no name can lead out of the folder")
    func escape() throws {
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: inner.appendingPathComponent("link.svg"), withDestinationURL: folder.appendingPathComponent("star.svg"))
        let symbols = try SymbolFolder(path: inner.path)
        #expect(symbols.symbol(named: "link") == nil)
        #expect(symbols.symbol(named: "../star") == nil)
        #expect(symbols.symbol(named: "..") == nil)
        #expect(symbols.symbol(named: "a\0b") == nil)
        #expect(symbols.symbol(named: String(repeating: "a", count: 5000)) == nil)
    }

    @Test("a missing folder is an error")
    func missingFolder() {
        #expect {
            try SymbolFolder(path: "/no/such/folder")
        } throws: { error in
            "\(error)" == "there is no folder '/no/such/folder'; check the path of the symbols"
        }
    }

    @Test("path data in a table; the first invalid one is an error that names it")
    func table() throws {
        let table = try SymbolTable(
            ["mark": "M0 0h4v4z"], viewBox: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(table.symbol(named: "mark")?.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(table.explanation(ofMissing: "mrak") == "there is no symbol 'mrak'; did you mean 'mark'?")
        #expect {
            try SymbolTable(["b": "M0", "a": "oops"])
        } throws: { error in
            "\(error)" == "the symbol 'a' can't be drawn: its path data don't start with a move (M)"
        }
    }

    @Test("symbols added later override earlier ones")
    func order() throws {
        var library = SymbolLibrary([BootstrapIcons()])
        let star = library.symbol(named: "star")
        library.add(try SymbolFolder(path: folder.path))
        #expect(library.symbol(named: "star") != star)
        #expect(library.symbol(named: "heart") != nil)
        library.add(try SymbolTable(["star": "M0 0h1v1z"]))
        #expect(library.symbol(named: "star")?.bounds.width == 1)
        #expect(library.explanation(ofMissing: "haert") == "there is no symbol 'haert'; did you mean 'heart'?")
        #expect(SymbolLibrary().symbol(named: "star") == nil)
        #expect(SymbolLibrary().explanation(ofMissing: "star") == nil)
    }

    @Test("the cache never exceeds its limit, and all threads may use it")
    func cache() async {
        let cache = SymbolCache<Int>(limit: 4)
        let sums = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<100).reduce(0) { sum, index in sum + cache.value(for: "\(index % 10)") { index % 10 } }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(sums == [450, 450, 450, 450])
    }
}
