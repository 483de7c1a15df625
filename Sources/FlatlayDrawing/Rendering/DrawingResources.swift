/// The injected dependencies for measuring and drawing views, in one place. One thread uses them.
package final class DrawingResources {
    /// Measures and shapes text.
    package var textShaper: any TextShaping {
        get { currentShaper }
        set { currentShaper = newValue }
    }
    /// Exclusivity is not checked: every text reads it, and no access calls other code. The property is private because
    /// the attribute has no effect on properties that another module reads directly.
    @exclusivity(unchecked) private var currentShaper: any TextShaping
    /// Looks up images.
    package let images: any ImageResolving
    /// Looks up symbols.
    package let symbols: any SymbolProviding
    /// Records what could not be done as requested.
    package let diagnostics: Diagnostics
    /// Resources for drawing on several threads; nil if one thread draws everything.
    package let threads: DrawingThreads?

    /// Creates resources.
    package convenience init(
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
        currentShaper = textShaper
        self.images = images
        self.symbols = symbols
        self.diagnostics = diagnostics
    }
}
