import Flatlay

// Whole screens, with a collection view, a data source and cells.

extension LayoutExample {
    static var symbolBrowser: LayoutExample {
        LayoutExample(
            "symbol-browser", "Symbol browser", in: "SymbolBrowserExample.swift",
            "A diffable data source with two sections of the same 58 symbols: each name is an item in both, and each "
                + "cell class defines its own layout.",
            height: 844
        ) {
            SymbolBrowser()
        }
    }
}

/// Retains the screen while it is drawn, as a window retains a view controller.
private struct SymbolBrowser: View {
    private let screen = SymbolBrowserExample()

    var body: some View {
        CollectionView(screen.collectionView)
    }
}
