import FlatlayDrawing
import Foundation

/// The symbols of Bootstrap Icons under the names of SF Symbols.
///
/// The set comes from Debian's package `bootstrap-icons` (MIT licence); it is not part of Flatlay. Its files are read
/// from where the package installs them, each on first use. `SymbolResolver` maps a name to a file. The names of the
/// files themselves (`chevron-right`) work too.
public final class BootstrapIcons: SymbolProviding {
    /// The folder in which the package installs its files, or that of the program's own copies.
    public static let installedFolder = InstalledFiles.shared + "/bootstrap-icons/svg"

    private let files: SymbolFiles
    private let cache = SymbolCache<SymbolOutline?>()
    private let nearest = NearestName()

    /// Creates a provider for a folder with the set's files.
    public init(folder: String = BootstrapIcons.installedFolder) {
        files = SymbolFiles(folder: folder)
    }

    /// Whether the folder of the set exists.
    public var isInstalled: Bool { files.exists }

    /// The symbol with a name of SF Symbols, or of a file of the set; nil if there is none.
    public func symbol(named name: String) -> SymbolOutline? {
        cache.value(for: name) { resolver.symbol(named: name) }
    }

    /// Says that the package is missing, or suggests a similar name.
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

    /// The file that draws a name without composition, without `.svg`; nil if the name is unknown or composed.
    func file(for name: String) -> String? { resolver.file(for: name) }

    private var resolver: SymbolResolver {
        SymbolResolver { [files] name in
            guard case .success(let outline)? = files.reading(of: name) else { return nil }
            return outline
        }
    }
}
