import Foundation
import TestSupport
import Testing

@testable import FlatlayViews

/// Creates random views.
struct RandomView {
    var generator: SeededGenerator
    /// Also creates lengths that no real view uses.
    var isWild = false

    mutating func make(depth: Int = 4) -> AnyView {
        let view = depth == 0 || chance(0.2) ? leaf() : container(depth: depth)
        return chance(0.6) ? modified(view, depth: depth) : view
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    private mutating func length() -> CGFloat {
        if isWild, chance(0.3) {
            let wild: [CGFloat] = [.nan, .infinity, -.infinity, -20, 1e300, -1e300, 0, .leastNonzeroMagnitude]
            return wild[Int.random(in: 0..<wild.count, using: &generator)]
        }
        return CGFloat(Int.random(in: 0...240, using: &generator)) / 2
    }

    private mutating func optionalLength() -> CGFloat? { chance(0.5) ? length() : nil }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            return AnyView(
                Text(
                    ["", "a", "two words", "a much longer text of words", "x\ny"].randomElement(using: &generator) ?? ""
                ))
        case 1: return AnyView(Color.red)
        case 2: return AnyView(Spacer(minLength: optionalLength()))
        case 3: return AnyView(Divider())
        case 4: return AnyView(Circle())
        case 5: return AnyView(Image("missing").resizable())
        case 6: return AnyView(Image(testImage("image", width: 40, height: 30)))
        default: return AnyView(RoundedRectangle(cornerRadius: length()).strokeBorder(.red, lineWidth: length()))
        }
    }

    private mutating func container(depth: Int) -> AnyView {
        let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in make(depth: depth - 1) }
        let content = ForEach(0..<children.count) { children[$0] }
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1:
            let alignment =
                [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
                .randomElement(using: &generator) ?? .center
            return AnyView(HStack(alignment: alignment, spacing: optionalLength()) { content })
        case 2, 3:
            let alignment =
                [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &generator) ?? .center
            return AnyView(VStack(alignment: alignment, spacing: optionalLength()) { content })
        case 4: return AnyView(ZStack { content })
        default: return AnyView(ViewThatFits { content })
        }
    }

    private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0: return AnyView(view.padding(length()))
        case 1: return AnyView(view.frame(width: optionalLength(), height: optionalLength()))
        case 2:
            return AnyView(
                view.frame(minWidth: optionalLength(), maxWidth: optionalLength(), maxHeight: optionalLength()))
        case 3:
            return AnyView(view.frame(idealWidth: optionalLength(), maxWidth: .infinity, minHeight: optionalLength()))
        case 4: return AnyView(view.fixedSize(horizontal: chance(0.5), vertical: chance(0.5)))
        case 5: return AnyView(view.aspectRatio(optionalLength(), contentMode: chance(0.5) ? .fit : .fill))
        case 6: return AnyView(view.layoutPriority(Double(length())))
        case 7:
            let shift = length()
            return AnyView(view.alignmentGuide(.leading) { $0[.leading] + shift })
        case 8: return AnyView(view.lineLimit(Int.random(in: -1...3, using: &generator)))
        case 9: return AnyView(view.minimumScaleFactor(length() / 120))
        case 10:
            let other = depth > 0 ? make(depth: depth - 1) : AnyView(Color.blue)
            return AnyView(view.background(alignment: .bottomTrailing) { other })
        case 11: return AnyView(view.offset(x: length(), y: length()))
        case 12: return AnyView(view.position(x: length(), y: length()))
        case 13: return AnyView(view.rotationEffect(.degrees(Double(length()))).scaleEffect(length()))
        case 14:
            return AnyView(view.shadow(radius: length(), x: length()).blur(radius: length()).opacity(Double(length())))
        default: return AnyView(view.environment(\.layoutDirection, chance(0.5) ? .rightToLeft : .leftToRight))
        }
    }
}

struct LayoutPropertyTests {
    private static let proposals: [ProposedViewSize] = [
        .zero, .unspecified, .infinity, ProposedViewSize(width: 100, height: 50),
        ProposedViewSize(width: 33.3, height: nil), ProposedViewSize(width: nil, height: 17),
        ProposedViewSize(width: 0, height: 200), ProposedViewSize(width: 320, height: .infinity),
    ]

    @Test("a size never depends on an earlier proposal")
    func answersAreIndependent() {
        for seed in 0..<400 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed))
            let view = random.make()
            let resources = TestResources().resources
            let asked = ViewHost(view, resources: resources)
            let forwards = Self.proposals.map { asked.sizeThatFits($0) }
            let backwards = Self.proposals.reversed().map { asked.sizeThatFits($0) }
            let fresh = Self.proposals.map { ViewHost(view, resources: resources).sizeThatFits($0) }
            #expect(forwards == backwards.reversed(), "seed \(seed)")
            #expect(forwards == fresh, "seed \(seed)")
        }
    }

    @Test("lengths that nodes know without measuring are those that they measure")
    func knownLengths() {
        var known = 0
        for seed in 5000..<5400 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed))
            let view = random.make()
            let hosts = (0..<2).map { _ in ViewHost(view, resources: TestResources().resources) }
            guard let first = hosts[0].root, let second = hosts[1].root else { continue }
            // One tree is asked for lengths only, the other for sizes only.
            for (node, measured) in zip(Self.all(first), Self.all(second)) {
                for axis in Axis.allCases {
                    let least = node.leastLength(along: axis)
                    let greatest = node.greatestLength(along: axis)
                    for length in [least, greatest] where length != nil { known += 1 }
                    for minor in [nil, 0, 17, 200, .infinity] as [CGFloat?] {
                        func length(_ proposed: CGFloat) -> CGFloat {
                            measured.sizeThatFits(ProposedViewSize(along: axis, proposed, across: minor))[axis]
                        }
                        let (shortest, longest) = (length(0), length(.infinity))
                        let place = "seed \(seed): \(axis) of \(type(of: node)) across \(minor ?? -1)"
                        if let least { #expect(Self.isClose(least, shortest), "\(place)") }
                        if let greatest { #expect(Self.isClose(greatest, longest), "\(place)") }
                        #expect(Self.isClose(node.shortestLength(along: axis, across: minor), shortest), "\(place)")
                        #expect(Self.isClose(node.longestLength(along: axis, across: minor), longest), "\(place)")
                    }
                }
            }
        }
        #expect(known > 1000, "few lengths are known")
    }

    /// A node and all nodes inside it.
    private static func all(_ node: ViewNode) -> [ViewNode] { [node] + node.children.flatMap(all) }

    private static func isClose(_ first: CGFloat, _ second: CGFloat) -> Bool {
        first == second || abs(first - second) < 1e-6
    }

    @Test("sizes for finite proposals are finite and not negative")
    func sizesAreFinite() {
        for seed in 1000..<1400 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed))
            let host = ViewHost(random.make(), resources: TestResources().resources)
            for proposal in Self.proposals {
                let size = host.sizeThatFits(proposal)
                #expect(size.width >= 0 && size.height >= 0, "seed \(seed)")
                if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
                    #expect(size.width.isFinite && size.height.isFinite, "seed \(seed) \(proposal) \(size)")
                }
            }
        }
    }

    @Test("an image is the same before and after other proposals, and contains only finite positions")
    func drawingIsIndependent() {
        for seed in 2000..<2300 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed))
            let view = random.make()
            let host = ViewHost(view, resources: TestResources().resources)
            _ = Self.proposals.map { host.sizeThatFits($0) }
            let builder = DisplayListBuilder()
            host.draw(in: CGRect(x: 0, y: 0, width: 200, height: 120), into: builder)
            let list = builder.finish(size: CGSize(width: 200, height: 120))
            #expect(list == draw(view, 200, 120), "seed \(seed)")
            #expect(list.nodes.allSatisfy { $0.frame.isDrawable }, "seed \(seed)")
        }
    }

    @Test("invalid lengths neither trap nor have an effect")
    func wildNumbers() {
        let wild: [CGFloat?] = [.nan, .infinity, -.infinity, -5, 1e300, nil, 0, 50]
        for seed in 3000..<3300 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed), isWild: true)
            let view = random.make()
            let host = ViewHost(view, resources: TestResources().resources)
            for width in wild {
                for height in wild {
                    let size = host.sizeThatFits(ProposedViewSize(width: width, height: height))
                    #expect(size.width >= 0 && size.height >= 0, "seed \(seed)")
                }
            }
            let list = draw(view, 200, 120)
            #expect(list.nodes.allSatisfy { $0.frame.isDrawable }, "seed \(seed)")
            let bad = list.commands.filter { $0.contains("nan") || $0.contains("inf") }
            #expect(bad.isEmpty, "seed \(seed)")
        }
    }

    @Test("padding adds exactly its insets, and a fixed frame has exactly its size")
    func arithmetic() {
        for seed in 4000..<4200 as Range<UInt64> {
            var random = RandomView(generator: SeededGenerator(seed: seed))
            let inner = random.make(depth: 2)
            let view = ZStack { inner }
            let plain = measure(view, 100, 60)
            let padded = measure(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), 106, 64)
            #expect(padded.width == plain.width + 6 && padded.height == plain.height + 4, "seed \(seed)")
            #expect(measure(view.frame(width: 31, height: 17), 100, 60) == CGSize(width: 31, height: 17))
        }
    }
}
