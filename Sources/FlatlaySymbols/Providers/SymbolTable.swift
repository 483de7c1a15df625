import FlatlayDrawing
import Foundation

/// Symbols from path data in source code.
///
/// ```swift
/// symbols.add(try SymbolTable(["brand.mark": "M8 0l8 8-8 8-8-8z"]))
/// ```
public struct SymbolTable: SymbolProviding {
    private let outlines: [String: SymbolOutline]
    private let nearest = NearestName()

    /// Creates symbols from paths that share a view box.
    ///
    /// - Parameters:
    ///   - paths: SVG path data by symbol name.
    ///   - viewBox: the rectangle that is as high as the font size; 16 × 16 by default.
    /// - Throws: ``SymbolTableError`` for the first name, in sorted order, whose path data is invalid.
    public init(
        _ paths: [String: String], viewBox: CGRect = CGRect(x: 0, y: 0, width: 16, height: 16),
        fillStyle: FillStyle = FillStyle()
    ) throws(SymbolTableError) {
        var outlines: [String: SymbolOutline] = [:]
        for (name, data) in paths.sorted(by: { $0.key < $1.key }) {
            do throws(SVGPathError) {
                outlines[name] = SymbolOutline(path: try Path(svgData: data), viewBox: viewBox, fillStyle: fillStyle)
            } catch {
                throw SymbolTableError(name: name, reason: error)
            }
        }
        self.outlines = outlines
    }

    /// The symbol with a name; nil if there is none.
    public func symbol(named name: String) -> SymbolOutline? { outlines[name] }

    /// Suggests a similar name.
    public func explanation(ofMissing name: String) -> String? {
        nearest.suggestion(for: name) { outlines.keys.sorted() }
    }
}

/// Path data is invalid.
public struct SymbolTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the symbol.
    public var name: String
    /// Why the path data is invalid.
    public var reason: SVGPathError

    /// The name of the symbol and the error.
    public var description: String { "the symbol '\(name)' can't be drawn: its \(reason)" }
}
