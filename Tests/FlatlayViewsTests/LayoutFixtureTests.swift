import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// An example of layout as data: a view, its proposal, and the result.
struct LayoutFixture: Decodable {
    /// The number in the list of examples; a letter marks a variant.
    enum Number: Decodable, CustomStringConvertible {
        case example(Int)
        case variant(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {
                self = .example(number)
            } else {
                self = .variant(try container.decode(String.self))
            }
        }

        var description: String {
            switch self {
            case .example(let number): String(number)
            case .variant(let name): name
            }
        }
    }

    var number: Number
    var title: String
    var view: FixtureView
    var proposal: [CGFloat?]
    var size: [CGFloat]
    /// The frames of nodes by name.
    var frames: [String: [CGFloat]]?
    /// The order of the outermost stack's children: number, share, and the length taken.
    var turns: [[CGFloat]]?
    /// The lines of texts by name.
    var lines: [String: [String]]?
    /// The names of the truncated texts.
    var truncated: [String]?

    /// The files that hold the examples.
    static let files: [URL] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    init(file: URL) throws {
        self = try JSONDecoder().decode(LayoutFixture.self, from: Data(contentsOf: file))
    }
}

struct LayoutFixtureTests {
    @Test("all examples are found")
    func count() throws {
        let numbers = try LayoutFixture.files.compactMap { file -> Int? in
            if case .example(let number) = try LayoutFixture(file: file).number { number } else { nil }
        }
        print("layout examples: \(numbers.count) of 46, and \(LayoutFixture.files.count - numbers.count) variants")
        #expect(numbers == Array(1...46))
    }

    @Test("a view is laid out as in its example", arguments: LayoutFixture.files)
    func example(_ file: URL) throws {
        let fixture = try LayoutFixture(file: file)
        let host = ViewHost(try fixture.view.build(), resources: TestResources().resources)
        let proposal = ProposedViewSize(width: fixture.proposal[0], height: fixture.proposal[1])
        let size = host.sizeThatFits(proposal)
        #expect(DumpFormat.numbers(size.width, size.height) == DumpFormat.numbers(fixture.size[0], fixture.size[1]))

        let builder = DisplayListBuilder()
        host.draw(at: .zero, proposal: proposal, into: builder)
        let list = builder.finish(size: size)
        for (name, numbers) in fixture.frames ?? [:] {
            let frame = try #require(list.frame(of: name), "there is no node \(name)")
            let expected = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            #expect("\(name) \(DumpFormat.rect(frame))" == "\(name) \(DumpFormat.rect(expected))")
        }
        for (name, lines) in fixture.lines ?? [:] {
            #expect(list.lines(of: name) == lines)
        }
        if let truncated = fixture.truncated {
            #expect(list.truncatedNames == Set(truncated))
        }
        if let expectedTurns = fixture.turns {
            let expected = expectedTurns.map { DumpFormat.numbers($0[0], $0[1], $0[2]) }
            #expect(try turns(of: host.root, in: proposal) == expected)
        }
    }

    @Test("a right-to-left layout mirrors every frame", arguments: LayoutFixture.files)
    func mirrored(_ file: URL) throws {
        let fixture = try LayoutFixture(file: file)
        let proposal = ProposedViewSize(width: fixture.proposal[0], height: fixture.proposal[1])
        func nodes(_ direction: LayoutDirection) throws -> [DisplayList.Node] {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let resources = TestResources().resources
            let host = ViewHost(try fixture.view.build(), environment: environment, resources: resources)
            let builder = DisplayListBuilder()
            host.draw(at: .zero, proposal: proposal, into: builder)
            return Array(builder.finish(size: .zero).nodes.dropFirst())
        }
        let width = try ViewHost(fixture.view.build(), resources: TestResources().resources).sizeThatFits(proposal)
            .width
        let expected = try nodes(.leftToRight).map { node in
            var frame = node.frame
            frame.origin.x = width - frame.maxX
            return "\(node.name) \(DumpFormat.rect(frame))"
        }
        #expect(try nodes(.rightToLeft).map { "\($0.name) \(DumpFormat.rect($0.frame))" } == expected)
    }

    private func turns(of root: ViewNode?, in proposal: ProposedViewSize) throws -> [String] {
        var node = root
        while let current = node {
            if let stack = current as? StackNode {
                return stack.turns(in: proposal).map {
                    DumpFormat.numbers(CGFloat($0.child), $0.share, $0.length)
                }
            }
            node = current.children.first
        }
        throw FixtureView.Unknown(what: "no stack to trace")
    }
}

extension DisplayList {
    /// The lines of text below a node, from top to bottom.
    fileprivate func lines(of name: String) -> [String] {
        items.compactMap { item in
            guard case .glyphs(let run, _, _) = item.command else { return nil }
            let names = path(of: item.node).split(separator: "/")
            return names.contains(Substring(name)) ? run.text : nil
        }
    }

    /// The names of the nodes around truncated texts.
    fileprivate var truncatedNames: Set<String> {
        Set(nodes.filter(\.isTruncated).compactMap { node in node.parent.map { nodes[$0.index].name } })
    }
}
