/// The injected dependencies for measuring and drawing views, in one place. One thread uses them.
public final class DrawingResources {
    /// Measures and shapes text.
    @exclusivity(unchecked) public package(set) var textShaper: any TextShaping
    /// Looks up images.
    public let images: any ImageResolving
    /// Looks up symbols.
    public let symbols: any SymbolProviding
    /// Records what could not be done as requested.
    public let diagnostics: Diagnostics
    /// Resources for drawing on several threads; nil if one thread draws everything.
    package let threads: DrawingThreads?

    /// Creates resources.
    public convenience init(
        textShaper: any TextShaping, images: any ImageResolving = NoImages(),
        symbols: any SymbolProviding = NoSymbols(),
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.init(textShaper: textShaper, images: images, symbols: symbols, diagnostics: diagnostics, threads: nil)
    }

    /// Creates resources that can also draw on several threads.
    package init(
        textShaper: any TextShaping, images: any ImageResolving, symbols: any SymbolProviding,
        diagnostics: Diagnostics, threads: DrawingThreads?
    ) {
        self.threads = threads
        self.textShaper = textShaper
        self.images = images
        self.symbols = symbols
        self.diagnostics = diagnostics
    }
}
