import Foundation
import Testing

/// `--keys`, `--focus-path` and `--dump focus`.
@Suite struct KeysOptionTests {
    private static let tiles = """
        canvas: { device: tv, width: 100, height: 40, scale: 1 }
        cells: { tile: { text: "{{ item }}", frame: { width: 50, height: 20 }, focusable: true } }
        sections:
          - items: [one, two, three]
            cell: tile
            layout: { group: { size: [50, 20], horizontal: [{ size: [100%, 100%] }] }, orthogonalScrolling: continuous }
          - items: [four]
            cell: tile
            layout: { group: { size: [50, 20], horizontal: [{ size: [100%, 100%] }] } }
        """

    @Test func dumpsWhatCanHaveTheFocusAndWhereItWent() throws {
        let runner = try CommandRunner()
        try runner.write(Self.tiles, to: "tiles.yaml")
        #expect(
            try runner.run(["render", "tiles.yaml", "--dump", "focus"]).text
                == "targets 3\nc 0.0 0 0 50 20 focused\nc 0.1 50 0 50 20\nc 1.0 0 20 50 20\n")
        #expect(
            try runner.run(["render", "tiles.yaml", "--dump", "focus", "--keys", "right*2 down down"]).text == """
                targets 3
                c 0.1 0 0 50 20
                c 0.2 50 0 50 20
                c 1.0 0 20 50 20 focused
                start c 0.0
                right c 0.1
                right c 0.2
                down c 1.0
                down stays

                """)
        #expect(!runner.exists("Output"))
    }

    @Test func drawsTheMomentAndTheWay() throws {
        let runner = try CommandRunner()
        try runner.write(Self.tiles, to: "tiles.yaml")
        let tree = try runner.run(["render", "tiles.yaml", "--dump", "tree", "--keys", "right*2"]).text
        #expect(tree.contains("cell-0-2 50 0 50 20"))
        #expect(!tree.contains("focus-path"))
        let figure = try runner.run(["render", "tiles.yaml", "--dump", "tree", "--keys", "right*2", "--focus-path"])
        #expect(figure.text.contains("focus-path 0 0 100 40"))
        #expect(try runner.run(["render", "tiles.yaml", "--keys", "right"]).exitCode == 0)
        #expect(runner.exists("Output/tiles.png"))
    }

    @Test func keysWithoutAnythingToFocusWarn() throws {
        let runner = try CommandRunner()
        try runner.write(RenderCommandTests.hello, to: "hello.yaml")
        let outcome = try runner.run(["render", "hello.yaml", "--keys", "right"])
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardError == "warning: hello: nothing in the image is focusable, so keys do nothing; "
                + "add focusable: true to a view\n")
        try runner.write(Self.tiles, to: "tiles.yaml")
        #expect(try runner.run(["render", "tiles.yaml", "--keys", "right"]).standardError.isEmpty)
    }

    @Test func aPhoneWarnsThatKeysDoNothing() throws {
        let runner = try CommandRunner()
        try runner.write(Self.tiles.replacingOccurrences(of: "device: tv", with: "device: phone"), to: "tiles.yaml")
        let outcome = try runner.run(["render", "tiles.yaml", "--keys", "right"])
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.standardError
                == "warning: tiles: a phone has no focus, so keys do nothing; use canvas.device=tv or tablet\n")
    }

    @Test(arguments: [
        (["--keys", "rihgt"], "keys, column 1: 'rihgt' is not a key; did you mean 'right'?"),
        (["--focus-path"], "--focus-path draws the path of --keys; add --keys"),
    ])
    func mistakesAreUsageErrors(_ arguments: [String], _ message: String) throws {
        let runner = try CommandRunner()
        try runner.write(Self.tiles, to: "tiles.yaml")
        let outcome = try runner.run(["render", "tiles.yaml"] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.standardError.contains(message))
    }
}
