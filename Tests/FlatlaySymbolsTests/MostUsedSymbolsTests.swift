import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlaySymbols

/// Drawings of the names that apps use most. Needs Debian's package `bootstrap-icons`.
struct MostUsedSymbolsTests {
    private static let icons = BootstrapIcons()

    /// The drawing of a symbol, to compare it with others.
    private static func picture(_ name: String) -> [SymbolOutline.Layer]? {
        icons.symbol(named: name)?.layers
    }

    @Test("each name leads to a drawing that stays near its box")
    func drawn() throws {
        #expect(MostUsedNames.all.count >= 1500)
        #expect(MostUsedNames.all.count == Set(MostUsedNames.all).count)
        var missing: [String] = []
        for name in MostUsedNames.all {
            guard let outline = Self.icons.symbol(named: name) else {
                missing.append(name)
                continue
            }
            let bounds = outline.bounds
            #expect(bounds.width > 0.9 && bounds.height > 0.9, "\(name): \(bounds)")
            #expect(CGRect(x: -1.6, y: -1.6, width: 19.2, height: 19.2).contains(bounds), "\(name): \(bounds)")
        }
        #expect(missing == [])
    }

    @Test("a filled symbol differs from its outline")
    func filled() {
        let names = Set(MostUsedNames.all)
        let same = names.filter { names.contains($0 + ".fill") && Self.picture($0) == Self.picture($0 + ".fill") }
        #expect(same.subtracting(PermittedPictures.filledAsOutlined).sorted() == [])
        #expect(PermittedPictures.filledAsOutlined.subtracting(same).sorted() == [])
    }

    @Test("no two names have the same drawing, unless that is intended")
    func distinct() {
        var groups: [String: [String]] = [:]
        for name in MostUsedNames.all {
            guard let layers = Self.picture(name) else { continue }
            let key = layers.map { "\($0.path.svgData) \($0.cutouts.map(\.svgData))" }.joined(separator: "|")
            groups[key, default: []].append(name)
        }
        let found = Set(groups.values.filter { $0.count > 1 }.map { $0.sorted().joined(separator: " ") })
        #expect(found.subtracting(PermittedPictures.shared).sorted() == [])
        #expect(PermittedPictures.shared.subtracting(found).sorted() == [])
    }

    @Test("names of two directions differ")
    func directions() {
        let names = Set(MostUsedNames.all)
        var same: [String] = []
        for (one, other) in [("left", "right"), ("up", "down"), ("forward", "backward"), ("leading", "trailing")] {
            for name in names.sorted() where name.contains(one) {
                let opposite = name.replacingOccurrences(of: one, with: other)
                guard names.contains(opposite), opposite != name else { continue }
                if Self.picture(name) == Self.picture(opposite) { same.append("\(name) \(opposite)") }
            }
        }
        #expect(same == [])
    }

    @Test("counts are drawn: more people, more parts", arguments: [("person", 2), ("person.2", 4), ("person.3", 6)])
    func people(name: String, parts: Int) throws {
        let outline = try #require(Self.icons.symbol(named: name + ".fill"))
        let subpaths = outline.layers.map { layer in
            layer.path.elements.filter { if case .move = $0 { true } else { false } }.count
        }
        #expect(subpaths.reduce(0, +) >= parts)
    }

    @Test("single marks are bolder than the set's lines of one unit", arguments: ["minus", "chevron.right"])
    func marks(name: String) throws {
        let outline = try #require(Self.icons.symbol(named: name))
        let bounds = outline.bounds
        // The thickness of the mark: from top to bottom of a minus, from side to side of one arm of a chevron.
        let isLevel = name == "minus"
        let step = 0.01
        let ink = stride(from: -1.0, through: 17, by: step).filter { place in
            let point =
                isLevel ? CGPoint(x: bounds.midX, y: place) : CGPoint(x: place, y: bounds.minY + bounds.height / 4)
            return outline.layers.contains { $0.path.covers(point) }
        }
        // The arm is slanted, so the line at half of its height crosses its width.
        let slope = atan2(bounds.height / 2, bounds.width)
        let thickness = Double(ink.count) * step * (isLevel ? 1 : sin(slope))
        #expect(thickness >= 1.2 && thickness <= 2, "\(thickness)")
    }

    @Test("a cross in a diamond does not touch its edges", arguments: ["xmark.diamond", "xmark.diamond.fill"])
    func crossedDiamond(name: String) throws {
        // The set has a file with this name, in which the cross divides the diamond into four.
        #expect(Self.icons.file(for: name) == nil)
        #expect(try #require(Self.icons.symbol(named: name)).layers.count > 0)
    }

    @Test("every drawing can be read, and every alias has a target with a drawing")
    func table() {
        for name in DrawnSymbols.names where DrawnSymbols.target(of: name) == name {
            #expect(DrawnSymbols.outline(named: name) != nil, "\(name)")
        }
        for (name, target) in DrawnSymbols.targets {
            #expect(DrawnSymbols.target(of: target) == target, "\(name)")
            #expect(Self.icons.symbol(named: target) != nil, "\(name)")
        }
    }
}

extension Path {
    /// Whether a point is inside, by counting how often a ray to the right crosses the outline (even-odd).
    fileprivate func covers(_ point: CGPoint) -> Bool {
        var isInside = false
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        func cross(to end: CGPoint) {
            if (last.y > point.y) != (end.y > point.y) {
                let x = last.x + (point.y - last.y) / (end.y - last.y) * (end.x - last.x)
                if x > point.x { isInside.toggle() }
            }
            last = end
        }
        func curve(_ place: (CGFloat) -> CGPoint) {
            for step in 1...16 { cross(to: place(CGFloat(step) / 16)) }
        }
        for element in elements {
            let from = last
            switch element {
            case .move(let to):
                cross(to: start)
                (start, last) = (to, to)
            case .line(let to): cross(to: to)
            case .quadCurve(let to, control: let control):
                curve { t in
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    return CGPoint(x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
                }
            case .curve(let to, control1: let one, control2: let two):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * to.x,
                        y: a * from.y + b * one.y + c * two.y + d * to.y)
                }
            case .closeSubpath: cross(to: start)
            }
        }
        cross(to: start)
        return isInside
    }
}
