/// What views need from outside to be measured and drawn: the injectable seams in one place. It serves one thread.
public final class DrawingResources {
    /// Measures and shapes text.
    public let textShaper: any TextShaping
    /// Finds images.
    public let images: any ImageResolving
    /// Finds symbols.
    public let symbols: any SymbolProviding
    /// Takes notes of what could not be done as asked.
    public let diagnostics: Diagnostics

    /// Resources.
    public init(
        textShaper: any TextShaping, images: any ImageResolving = NoImages(),
        symbols: any SymbolProviding = NoSymbols(),
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.textShaper = textShaper
        self.images = images
        self.symbols = symbols
        self.diagnostics = diagnostics
    }
}
