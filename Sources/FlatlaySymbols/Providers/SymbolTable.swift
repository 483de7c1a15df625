import FlatlayDrawing
import Foundation

/// Symbols from path data in a program's text.
///
/// ```swift
/// symbols.add(try SymbolTable(["brand.mark": "M8 0l8 8-8 8-8-8z"]))
/// ```
public struct SymbolTable: SymbolProviding {
    private let outlines: [String: SymbolOutline]
    private let nearest = NearestName()

    /// Symbols of paths that share a view box.
    ///
    /// - Parameters:
    ///   - paths: SVG path data by the symbols' names.
    ///   - viewBox: the rectangle that is as high as the font's size; 16 × 16 unless given.
    /// - Throws: ``SymbolTableError`` for the first name, in order, whose data can't be understood.
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

    /// The symbol of a name.
    public func symbol(named name: String) -> SymbolOutline? { outlines[name] }

    /// Which name comes near.
    public func explanation(ofMissing name: String) -> String? {
        nearest.suggestion(for: name) { outlines.keys.sorted() }
    }
}

/// Path data that can't be understood.
public struct SymbolTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The symbol's name.
    public var name: String
    /// What is wrong with its path.
    public var reason: SVGPathError

    /// What is wrong, and where.
    public var description: String { "the symbol '\(name)' can't be drawn: its \(reason)" }
}
