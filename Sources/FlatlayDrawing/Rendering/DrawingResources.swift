/// What views need from outside to be measured and drawn: the injectable seams in one place. It serves one thread.
public final class DrawingResources {
    /// Measures and shapes text.
    @exclusivity(unchecked) public package(set) var textShaper: any TextShaping
    /// Finds images.
    public let images: any ImageResolving
    /// Finds symbols.
    public let symbols: any SymbolProviding
    /// Takes notes of what could not be done as asked.
    public let diagnostics: Diagnostics
    /// What drawing on several threads needs; nil where all is drawn on one.
    package let threads: DrawingThreads?

    /// Resources.
    public convenience init(
        textShaper: any TextShaping, images: any ImageResolving = NoImages(),
        symbols: any SymbolProviding = NoSymbols(),
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.init(textShaper: textShaper, images: images, symbols: symbols, diagnostics: diagnostics, threads: nil)
    }

    /// Resources that drawing on several threads starts from.
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
