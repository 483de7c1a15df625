import FlatlayDrawing
import Foundation

/// The symbols of Bootstrap Icons under the names of SF Symbols.
///
/// The set comes from Debian's package `bootstrap-icons` (MIT licence) and is read from where that installs it, a file
/// when it is first asked for; it is no part of Flatlay. ``SymbolResolver`` says which file a name leads to. The
/// names of the files themselves (`chevron-right`) are understood, too.
public final class BootstrapIcons: SymbolProviding {
    /// The folder that the package installs its files in.
    public static let installedFolder = "/usr/share/bootstrap-icons/svg"

    private let files: SymbolFiles
    private let cache = SymbolCache<SymbolOutline?>()
    private let nearest = NearestName()

    /// The symbols in a folder of the set's files.
    public init(folder: String = BootstrapIcons.installedFolder) {
        files = SymbolFiles(folder: folder)
    }

    /// Whether the set is there.
    public var isInstalled: Bool { files.exists }

    /// The symbol of a name of SF Symbols, or of a file of the set.
    public func symbol(named name: String) -> SymbolOutline? {
        cache.value(for: name) { resolver.symbol(named: name) }
    }

    /// That the package is missing, or which name comes near.
    public func explanation(ofMissing name: String) -> String? {
        guard isInstalled else {
            return "no symbols are installed, so boxes with their names are drawn; "
                + "install Debian's package: apt-get install bootstrap-icons"
        }
        return nearest.suggestion(for: name) {
            (SystemNames.pairs.map(\.name) + DrawnSymbols.names).sorted()
                + files.names.map { String($0.map { $0 == "-" ? "." : $0 }) }
        }
    }

    /// The file that draws a name as it is, without `.svg`; nil where the name is unknown or composed.
    func file(for name: String) -> String? { resolver.file(for: name) }

    private var resolver: SymbolResolver {
        SymbolResolver { [files] name in
            guard case .success(let outline)? = files.reading(of: name) else { return nil }
            return outline
        }
    }
}
