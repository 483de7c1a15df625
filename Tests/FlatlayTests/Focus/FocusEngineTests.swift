import Flatlay
import Foundation
import RenderingTestSupport
import Testing

@Suite struct FocusEngineTests {
    typealias Engine = FocusEngine<String>

    static func engine(
        _ frames: [(String, CGRect)], sections: [(id: String, frame: CGRect, hasRows: Bool)] = [],
        members: [String: Set<AnyHashable>] = [:], remembered: [String: String] = [:],
        layoutDirection: LayoutDirection = .leftToRight
    ) -> Engine {
        Engine(
            candidates: frames.enumerated().map { number, item in
                .init(id: item.0, frame: item.1, sections: members[item.0] ?? [], ordinal: number)
            },
            sections: sections.map { section in
                .init(
                    id: AnyHashable(section.id), frame: section.frame, hasRows: section.hasRows,
                    remembered: remembered[section.id])
            }, layoutDirection: layoutDirection)
    }

    /// Squares of 10 in a grid of 20, named by column and row.
    static func grid(_ columns: Int, _ rows: Int) -> [(String, CGRect)] {
        (0..<rows).flatMap { row in
            (0..<columns).map { ("\($0) \(row)", CGRect(x: 20 * $0, y: 20 * row, width: 10, height: 10)) }
        }
    }

    @Test func arrowsGoToTheNeighboursInAGrid() {
        let engine = Self.engine(Self.grid(3, 3))
        let headings: [UIFocusHeading] = [.up, .down, .left, .right]
        #expect(headings.map { engine.target(from: "1 1", heading: $0) } == ["1 0", "1 2", "0 1", "2 1"])
        #expect(headings.map { engine.target(from: "0 0", heading: $0) } == [nil, "0 1", nil, "1 0"])
    }

    @Test func whatLiesAsideIsNotStraightAhead() {
        let engine = Self.engine([
            ("a", CGRect(x: 0, y: 0, width: 10, height: 10)), ("b", CGRect(x: 30, y: 20, width: 10, height: 10)),
        ])
        for heading: UIFocusHeading in [.up, .down, .left, .right] {
            #expect(engine.target(from: "a", heading: heading) == nil)
        }
        #expect(engine.target(from: "a", heading: .next) == "b")
    }

    @Test func theNearestFacingOneWins() {
        let engine = Self.engine([
            ("from", CGRect(x: 100, y: 0, width: 50, height: 10)),
            // One point of this one faces the origin. The other one faces all of it and is hardly further away.
            ("corner", CGRect(x: 0, y: 20, width: 101, height: 10)),
            ("full", CGRect(x: 104, y: 22, width: 60, height: 10)),
            ("far", CGRect(x: 100, y: 200, width: 50, height: 10)),
        ])
        #expect(engine.target(from: "from", heading: .down) == "full")
    }

    @Test func aWideOneBelowIsNotSkipped() {
        let engine = Self.engine([
            ("from", CGRect(x: 0, y: 0, width: 40, height: 10)),
            ("wide", CGRect(x: 0, y: 110, width: 1000, height: 10)),
            ("narrow", CGRect(x: 0, y: 160, width: 40, height: 10)),
        ])
        #expect(engine.target(from: "from", heading: .down) == "wide")
        #expect(engine.target(from: "wide", heading: .down) == "narrow")
    }

    @Test func whatCoversTheOriginIsReachedByItsMiddle() {
        let engine = Self.engine([
            ("card", CGRect(x: 0, y: 0, width: 100, height: 100)),
            ("badge", CGRect(x: 70, y: 40, width: 20, height: 20)),
        ])
        #expect(engine.target(from: "card", heading: .right) == "badge")
        #expect(engine.target(from: "badge", heading: .left) == "card")
        #expect(engine.target(from: "card", heading: .down) == nil)
    }

    @Test("A23 a section leads to its nearest candidate") func a23Section() {
        let frames: [(String, CGRect)] = [
            ("from", CGRect(x: 200, y: 0, width: 10, height: 10)), ("left", CGRect(x: 0, y: 30, width: 10, height: 10)),
            ("right", CGRect(x: 20, y: 30, width: 10, height: 10)),
            ("below", CGRect(x: 200, y: 60, width: 10, height: 10)),
        ]
        let members: [String: Set<AnyHashable>] = ["left": ["row"], "right": ["row"]]
        let row = (id: "row", frame: CGRect(x: 0, y: 30, width: 300, height: 10), hasRows: false)
        #expect(Self.engine(frames).target(from: "from", heading: .down) == "below")
        #expect(Self.engine(frames, sections: [row], members: members).target(from: "from", heading: .down) == "right")
        let remembering = Self.engine(frames, sections: [row], members: members, remembered: ["row": "left"])
        #expect(remembering.target(from: "from", heading: .down) == "left")
        // Inside a section, the section itself is no candidate.
        #expect(remembering.target(from: "right", heading: .down) == nil)
    }

    @Test("A23 rows of a section extend across it") func a23Rows() {
        var frames = Self.grid(5, 1)
        frames += [
            ("0 1", CGRect(x: 0, y: 20, width: 10, height: 10)), ("1 1", CGRect(x: 20, y: 20, width: 10, height: 10)),
        ]
        let members = Dictionary(uniqueKeysWithValues: frames.map { ($0.0, Set<AnyHashable>(["grid"])) })
        let section = (id: "grid", frame: CGRect(x: 0, y: 0, width: 100, height: 30), hasRows: true)
        let engine = Self.engine(frames, sections: [section], members: members)
        #expect(engine.target(from: "4 0", heading: .down) == "1 1")
        #expect(engine.target(from: "1 1", heading: .up) == "1 0")
        #expect(engine.target(from: "1 1", heading: .right) == nil)
        #expect(Self.engine(frames).target(from: "4 0", heading: .down) == nil)
    }

    @Test func readingGoesRowByRowFromTheLeadingSide() {
        let frames: [(String, CGRect)] = [
            ("low", CGRect(x: 40, y: 5, width: 10, height: 10)), ("tall", CGRect(x: 20, y: 0, width: 10, height: 30)),
            ("first", CGRect(x: 0, y: 2, width: 10, height: 10)), ("below", CGRect(x: 0, y: 40, width: 10, height: 10)),
        ]
        let order = Self.engine(frames).candidates.map(\.id)
        #expect(order == ["first", "tall", "low", "below"])
        #expect(
            Self.engine(frames, layoutDirection: .rightToLeft).candidates.map(\.id) == [
                "low", "tall", "first", "below",
            ])
        let engine = Self.engine(frames)
        #expect(engine.target(from: "tall", heading: .next) == "low")
        #expect(engine.target(from: "tall", heading: .previous) == "first")
        #expect(engine.target(from: "below", heading: .next) == nil)
        #expect(engine.target(from: nil, heading: .down) == "first")
        #expect(engine.target(from: "below", heading: .first) == "first")
        #expect(engine.target(from: "first", heading: .last) == "below")
    }

    @Test func theNearestIsThatOfTheLeastDistanceOfEdges() {
        let engine = Self.engine([
            ("large", CGRect(x: 0, y: 0, width: 100, height: 100)),
            ("small", CGRect(x: 120, y: 0, width: 10, height: 10)),
        ])
        #expect(engine.nearest(to: CGRect(x: 104, y: 0, width: 5, height: 5)) == "large")
        #expect(engine.nearest(to: CGRect(x: 114, y: 0, width: 5, height: 5)) == "small")
        // At equal distances the centre decides; for equal centres, the reading order.
        let twins = Self.engine([
            ("right", CGRect(x: 20, y: 0, width: 10, height: 10)), ("left", CGRect(x: 0, y: 0, width: 10, height: 10)),
        ])
        #expect(twins.nearest(to: CGRect(x: 12, y: 0, width: 6, height: 10)) == "left")
        #expect(Self.engine([]).nearest(to: .zero) == nil)
    }

    @Test func framesThatCanNotBeComparedAreLeftOut() {
        let frames: [(String, CGRect)] = [
            ("null", .null), ("infinite", .infinite), ("nan", CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
            ("a", CGRect(x: 0, y: 0, width: 10, height: 10)),
        ]
        let engine = Self.engine(frames)
        #expect(engine.candidates.map(\.id) == ["a"])
        #expect(engine.target(from: "a", heading: .right) == nil)
        #expect(engine.target(from: "nan", heading: .right) == "a")
        #expect(engine.target(from: "a", heading: []) == nil)
        #expect(engine.target(from: "a", heading: [.left, .right]) == nil)
    }

    // MARK: Any frames

    private static let headings: [UIFocusHeading] = [.up, .down, .left, .right, .next, .previous]

    private static func random(_ seed: Int) -> [(String, CGRect)] {
        var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
        func number(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<number(30) + 2).map { index in
            let frame = CGRect(x: number(300), y: number(300), width: number(60) + 1, height: number(60) + 1)
            return ("\(index)", frame)
        }
    }

    @Test(arguments: 0..<60) func answersAreOtherCandidatesWhateverTheirOrder(_ seed: Int) {
        let frames = Self.random(seed)
        let ordinals = Dictionary(uniqueKeysWithValues: frames.enumerated().map { ($1.0, $0) })
        let members = Set<AnyHashable>(["all"])
        func engine(_ frames: [(String, CGRect)]) -> Engine {
            Engine(
                candidates: frames.map {
                    .init(id: $0.0, frame: $0.1, sections: Int($0.0)! % 3 == 0 ? members : [], ordinal: ordinals[$0.0]!)
                },
                sections: [
                    .init(id: "all", frame: CGRect(x: 50, y: 50, width: 200, height: 100), hasRows: seed % 2 == 0)
                ])
        }
        let (straight, turned) = (engine(frames), engine(frames.reversed()))
        for (id, frame) in frames {
            for heading in Self.headings {
                let answer = straight.target(from: id, heading: heading)
                #expect(answer != id)
                #expect(answer.map { ordinals[$0] != nil } ?? true)
                #expect(turned.target(from: id, heading: heading) == answer)
            }
            #expect(straight.nearest(to: frame) == turned.nearest(to: frame))
        }
    }

    @Test(arguments: [(1, 1), (4, 3), (7, 1), (1, 7), (5, 5)]) func thereAndBackInAGrid(_ columns: Int, _ rows: Int) {
        let frames = Self.grid(columns, rows)
        let engine = Self.engine(frames)
        let opposites: [(UIFocusHeading, UIFocusHeading)] = [(.left, .right), (.up, .down), (.next, .previous)]
        for (id, _) in frames {
            for (there, back) in opposites + opposites.map({ ($1, $0) }) {
                guard let other = engine.target(from: id, heading: there) else { continue }
                #expect(engine.target(from: other, heading: back) == id)
            }
        }
        #expect(engine.candidates.count == columns * rows)
    }
}
