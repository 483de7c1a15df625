import DrawingTestSupport
import Flatlay
import FlatlaySnapshots
import Foundation
import TestSupport
import Testing

@Suite struct HTMLReportTests {
    private let folder: TemporaryFolder
    private let report: URL

    /// A run with two failures of one cause, one of another, a missing reference, one that failed and one that passed.
    init() throws {
        folder = try TemporaryFolder()
        report = folder.url.appendingPathComponent("report.html")
        var manifest = RunManifest()
        manifest.records = try [
            record("card", .changed, cause: "color #112233 → #112234") { record in
                record.changes = [
                    SnapshotChange(
                        .color, node: "section 0, item 0", path: "cell-0-0", property: "color", before: "#112233",
                        after: "#112234", frameBefore: CGRect(x: 10, y: 10, width: 40, height: 30),
                        frameAfter: CGRect(x: 20, y: 10, width: 40, height: 30))
                ]
                record.pixels = PixelDifference(
                    count: 1200, countBeyondTolerance: 1200, largest: 255,
                    regions: [.init(x: 20, y: 20, width: 100, height: 60)])
            },
            record("tag", .changed, cause: "color #112233 → #112234") { record in
                record.changes = [
                    SnapshotChange(
                        .color, node: "tag", path: "tag", property: "color", before: "#112233", after: "#112234")
                ]
            },
            record("</script><b>row", .changed, cause: "y") { record in
                record.changes = [
                    SnapshotChange(.layout, node: "row", path: "row", property: "y", before: "1", after: "2")
                ]
                record.message = "\u{2028}</script><script>document.title = 'broken'</script>"
            },
            record("new", .missing), record("broken", .failed), record("good", .passed),
        ]
        manifest.records[0].environment = [EnvironmentChange(name: "FreeType", before: "2.12.1", after: "2.13.3")]
        let html = HTMLReport(manifest) { path in HTMLReportTests.tree(path) }
        try html.data().write(to: report)
    }

    private func record(
        _ name: String, _ outcome: SnapshotRecord.Outcome, cause: String? = nil,
        _ change: (inout SnapshotRecord) -> Void = { _ in }
    ) throws -> SnapshotRecord {
        let file = name.filter(\.isLetter)
        var record = SnapshotRecord(
            name: SnapshotName(suite: "CardTests", test: name, name: "1"), kind: .image,
            source: SourcePosition(file: "/app/Tests/CardTests.swift", line: 12), outcome: outcome,
            reference: folder.path("\(file).1.png"))
        record.scale = 2
        record.cause = cause
        if outcome != .missing {
            try folder.write(picture(offset: 0), to: "\(file).1.png")
            record.referenceSize = PixelSize(width: 160, height: 100)
        }
        if outcome != .passed {
            try folder.write(picture(offset: 10), to: "\(file).1.pending.png")
            record.pending = folder.path("\(file).1.pending.png")
            record.size = PixelSize(width: 160, height: 100)
        }
        change(&record)
        return record
    }

    /// A red rectangle on white, in 80×50 points at 2x.
    private func picture(offset: CGFloat) throws -> Data {
        let view = Rectangle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 30)
            .padding(EdgeInsets(top: 10, leading: 10 + offset, bottom: 10, trailing: 30 - offset))
            .background(Color.white)
        let renderer = ImageRenderer(content: view)
        renderer.scale = 2
        return try renderer.pngData()
    }

    private static func tree(_ path: String) -> SnapshotTree? {
        let x: CGFloat = path.hasSuffix("pending.png") ? 20 : 10
        var cell = SnapshotTree.Node(parent: 0, name: "cell-0-0", frame: CGRect(x: x, y: 10, width: 40, height: 30))
        cell.lines = ["Price"]
        cell.fonts = ["Inter Regular 17"]
        let root = SnapshotTree.Node(parent: nil, name: "root", frame: CGRect(x: 0, y: 0, width: 80, height: 50))
        return SnapshotTree(size: CGSize(width: 80, height: 50), nodes: [root, cell])
    }

    private func run(_ steps: Browser.Step..., isDark: Bool = false) throws -> [Any] {
        try Browser(page: report, isDark: isDark).run(steps + screenshot(isDark: isDark))
    }

    /// With FLATLAY_SCREENSHOTS set to a folder, every test leaves there what it saw last.
    private func screenshot(isDark: Bool) -> [Browser.Step] {
        guard let folder = ProcessInfo.processInfo.environment["FLATLAY_SCREENSHOTS"] else { return [] }
        let name = Test.current?.name.filter { $0.isLetter } ?? "report"
        return [.screenshot("\(folder)/\(name)\(isDark ? "-dark" : "").png")]
    }

    @Test("failures are listed in groups of one cause, the largest first, and none of what passed") func list() throws {
        let values = try run(
            .evaluate("document.getElementById('summary').textContent"),
            .evaluate("[...document.querySelectorAll('#list h3')].map(each => each.textContent)"),
            .evaluate("[...document.querySelectorAll('#list a')].map(each => each.firstChild.nextSibling.textContent)"),
            .evaluate("document.getElementById('environment').textContent"), .evaluate("document.title"))
        #expect(values[0] as? String == "3 changed, 1 missing, 1 failed, 1 passed")
        #expect((values[1] as? [String])?.first == "2 × color #112233 → #112234")
        #expect(values[2] as? [String] == ["card · 1", "tag · 1", "</script><b>row · 1", "new · 1", "broken · 1"])
        #expect((values[3] as? String)?.contains("FreeType 2.12.1 → 2.13.3") == true)
        // The message of one record tries to end the script.
        #expect(values[4] as? String == "Snapshots")
    }

    @Test("J and K step through the list") func keys() throws {
        let name = Browser.Step.evaluate("document.getElementById('name').textContent")
        let values = try run(name, .key("j"), name, .key("j"), name, .key("k"), name)
        #expect(
            values.compactMap { $0 as? String } == [
                "CardTests · card · 1", "CardTests · tag · 1", "CardTests · </script><b>row · 1", "CardTests · tag · 1",
            ])
    }

    @Test("side by side: reference and result stand at their sizes") func sideBySide() throws {
        let values = try run(
            .key("1"), .evaluate("[...document.querySelectorAll('#stage figcaption')].map(each => each.textContent)"),
            .evaluate("[...document.querySelectorAll('#stage img')].map(each => each.getBoundingClientRect().width)"))
        #expect(values[1] as? [String] == ["Reference", "Result"])
        #expect(values[2] as? [Double] == [160, 160])
    }

    @Test("the slider follows arrow keys and the mouse") func slider() throws {
        let clip = Browser.Step.evaluate("document.querySelectorAll('#stage img')[1].style.clipPath")
        let place = Browser.Step.evaluate(
            "(box => [box.left, box.top])(document.querySelector('#stage .frame').getBoundingClientRect())")
        let first = try run(.key("2"), clip, .key("ArrowRight"), clip, place)
        #expect(first[1] as? String == "inset(0px 0px 0px 50%)")
        #expect(first[3] as? String == "inset(0px 0px 0px 55%)")
        let corner = try #require(first[4] as? [Double])
        let dragged = try run(
            .key("2"), .drag(from: (corner[0] + 80, corner[1] + 50), to: (corner[0] + 32, corner[1] + 50)), clip)
        #expect(dragged[2] as? String == "inset(0px 0px 0px 20%)")
    }

    @Test("the onion skin shows the result over the reference at any opacity") func onionSkin() throws {
        let values = try run(
            .key("3"), .key("ArrowLeft"), .evaluate("document.querySelectorAll('#stage img')[1].style.opacity"),
            .evaluate("document.querySelector('#stage figcaption').textContent"))
        #expect(values[2] as? String == "0.45")
        #expect(values[3] as? String == "The result at 45 % over the reference")
    }

    @Test("blink hides the result half of the time") func blink() throws {
        let values = try run(
            .key("4"), .evaluate("getComputedStyle(document.querySelectorAll('#stage img')[1]).animationName"))
        #expect(values[1] as? String == "blink")
    }

    @Test("the heat map is bright where colours differ, and dark elsewhere") func heatMap() throws {
        let values = try run(
            .key("5"),
            .evaluate(
                """
                new Promise(done => { (function wait() {
                  const canvas = document.querySelector('#stage canvas');
                  if (canvas.dataset.ready !== 'true') return setTimeout(wait, 10);
                  const red = (x, y) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[0];
                  // Left of both rectangles, where only the reference is red, in both, and where only the result is.
                  done([red(5, 50), red(30, 50), red(60, 50), red(110, 50)]);
                })() })
                """))
        let values2 = try #require(values[1] as? [Double])
        #expect(values2[0] < 60 && values2[2] < 60)
        #expect(values2[1] > 200 && values2[3] > 200)
    }

    @Test("what is ignored is no difference in the heat map, and has stripes on every view until M hides it")
    func masks() throws {
        var manifest = RunManifest()
        manifest.records = try [
            record("card", .changed) { record in
                record.masks = [
                    MaskedArea(
                        name: "\"clock\"", isIgnored: true, area: .init(x: 10, y: 10, width: 40, height: 80)),
                    MaskedArea(
                        name: "kind text", isIgnored: false, area: .init(x: 90, y: 10, width: 50, height: 80)),
                ]
            },
            record("good", .changed),
        ]
        try HTMLReport(manifest).data().write(to: report)
        let marks = Browser.Step.evaluate(
            """
            [...document.querySelectorAll('.frame')].map(box => [...box.querySelectorAll('.mask')].map(each =>
              [each.title, each.style.left, each.style.width, each.classList.contains('tolerated')].join(' ')).join('; '))
            """)
        let isPressed = Browser.Step.evaluate("document.getElementById('masks').getAttribute('aria-pressed')")
        let values = try run(
            .key("1"), marks, .key("2"), marks, .key("3"), marks, .key("4"), marks, .key("5"), marks,
            .evaluate(
                """
                new Promise(done => { (function wait() {
                  const canvas = document.querySelector('#stage canvas');
                  if (canvas.dataset.ready !== 'true') return setTimeout(wait, 10);
                  const red = (x, y) => canvas.getContext('2d').getImageData(x, y, 1, 1).data[0];
                  done([red(30, 50), red(110, 50)]);
                })() })
                """), .key("m"), marks, isPressed, .key("m"), marks, isPressed, .key("j"),
            .evaluate("document.getElementById('masks').hidden"), .key("k"))
        let expected = "Ignored: \"clock\" 10px 40px false; Tolerated: kind text 90px 50px true"
        #expect(values[1] as? [String] == [expected, expected], "on both images")
        for place in [3, 5, 7, 9] { #expect(values[place] as? [String] == [expected]) }
        let heat = try #require(values[10] as? [Double])
        #expect(heat[0] < 60, "what is ignored is dark")
        #expect(heat[1] > 200, "what is tolerated is not")
        #expect(values[12] as? [String] == [""])
        #expect(values[13] as? String == "false")
        #expect(values[15] as? [String] == [expected])
        #expect(values[16] as? String == "true")
        #expect(values[18] as? Bool == true, "a snapshot without masks has no such button")
    }

    @Test("large images fit the window at first, and 0 fits them again") func fit() throws {
        let (wide, high) = (4000, 3000)
        let bitmap = RenderedBitmap(
            width: wide, height: high, bytes: [UInt8](repeating: 200, count: wide * high * 4), isOpaque: true)
        let data = try PNGEncoder().encode(bitmap)
        var manifest = RunManifest()
        manifest.records = try [
            record("card", .changed) { record in
                _ = try? folder.write(data, to: "card.1.png")
                _ = try? folder.write(data, to: "card.1.pending.png")
                record.size = PixelSize(width: wide, height: high)
                record.referenceSize = record.size
            }
        ]
        try HTMLReport(manifest).data().write(to: report)
        let zoom = Browser.Step.evaluate("document.getElementById('zoom').textContent")
        let right = Browser.Step.evaluate(
            "Math.max(...[...document.querySelectorAll('.frame')].map(each => each.getBoundingClientRect().right))")
        let values = try run(
            .key("1"), zoom, right, .key("2"), zoom, right, .key("+"), .key("+"), zoom, .key("0"), zoom)
        #expect(values[1] as? String == "11 %")
        #expect(try #require(values[2] as? Double) <= 1280)
        #expect(values[4] as? String == "18 %")
        #expect(values[8] as? String == "50 %")
        #expect(values[10] as? String == "18 %")
    }

    @Test("enlarged images are scrolled together, and the first pixels that differ come into sight") func scrolling()
        throws
    {
        let place = Browser.Step.evaluate(
            "[...document.querySelectorAll('.view')].map(each => [each.scrollLeft, each.scrollTop])")
        let values = try run(
            .key("1"), .key("+"), .key("+"), .key("+"), .key("+"), place,
            .evaluate("(view => [view.clientWidth, view.clientHeight])(document.querySelector('.view'))"),
            .evaluate(
                """
                new Promise(done => { document.querySelector('.view').scrollLeft = 100; setTimeout(done, 200) })
                """), place)
        let places = try #require(values[5] as? [[Double]]), area = try #require(values[6] as? [Double])
        // The middle of the first region is (70, 50), at 16 times its size.
        #expect(abs(places[0][0] - (70 * 16 - area[0] / 2)) <= 8 && abs(places[0][1] - (50 * 16 - area[1] / 2)) <= 8)
        #expect(places[1] == places[0])
        #expect((values[8] as? [[Double]])?.map { $0[0] } == [100, 100])
    }

    @Test("what has no size is not shown, texts have lines, and an empty list says so") func otherKinds() throws {
        var manifest = RunManifest()
        manifest.records = try [
            // The reference can't be decoded, so nobody knows its size.
            record("card", .failed) { $0.referenceSize = nil },
            record("tree", .changed) { record in
                record.kind = .layout
                record.message = "The snapshot differs from its reference:\nline 1:\n− root 0 0\n+ root 0 1"
            },
            record("new", .recorded) { $0.pending = nil },
        ]
        try HTMLReport(manifest).data().write(to: report)
        let stage = Browser.Step.evaluate(
            "[...document.querySelectorAll('#stage figcaption, #stage p')].map(each => each.textContent)")
        let values = try run(
            stage, .key("2"), stage, .key("j"), stage, .evaluate("document.getElementById('name').textContent"),
            .evaluate(
                "[...document.querySelectorAll('#message .before, #message .after')].map(each => each.textContent.trim())"
            ),
            .key("j"), stage, .key("/"), .type("zzz"),
            .evaluate("[document.getElementById('empty').textContent, document.getElementById('detail').hidden]"))
        #expect(values[0] as? [String] == ["Result", "The reference can’t be shown."])
        #expect(values[2] as? [String] == values[0] as? [String])
        #expect(values[4] as? [String] == ["This snapshot is no image; the message says what differs."])
        #expect(values[5] as? String == "CardTests · tree · 1 (layout)")
        #expect(values[6] as? [String] == ["− root 0 0", "+ root 0 1"])
        #expect(values[8] as? [String] == ["Reference"])
        #expect((values[11] as? [Any])?.first as? String == "No snapshot matches the search and the filters.")
    }

    @Test("the command that accepts a result is shown where one waits") func command() throws {
        let command = Browser.Step.evaluate(
            "document.getElementById('accept').hidden ? '' : document.getElementById('command').textContent")
        let values = try run(command, .key("j"), .key("j"), .key("j"), command)
        #expect(values[0] as? String == "flatlay snapshots accept CardTests/card.1.png")
        #expect(values[4] as? String == "flatlay snapshots accept CardTests/new.1.png")
    }

    @Test("the loupe shows the pixels below the mouse in both images") func loupe() throws {
        let place = try run(
            .key("2"),
            .evaluate("(box => [box.left, box.top])(document.querySelector('#stage .frame').getBoundingClientRect())"))
        // The mouse is at whole pixels, the image may begin between two.
        let corner = try #require(place[1] as? [Double]).map { $0.rounded(.up) }
        let values = try run(
            .key("2"), .key("l"), .move(corner[0] + 31, corner[1] + 51),
            .evaluate(
                "new Promise(done => setTimeout(() => done(document.getElementById('lens').dataset.colors), 200))"),
            .evaluate("document.getElementById('loupe').getAttribute('aria-pressed')"),
            .evaluate("document.getElementById('lens').textContent"))
        #expect(values[3] as? String == "#ff0000ff #ffffffff")
        #expect(values[5] as? String == "Reference#ff0000Result#ffffffx 31, y 51 · differs")
        #expect(values[4] as? String == "true")
    }

    @Test("the inspector names the node below the mouse, with its frames before and after") func inspector() throws {
        let place = try run(
            .key("1"),
            .evaluate("(box => [box.left, box.top])(document.querySelector('.frame').getBoundingClientRect())"))
        let corner = try #require(place[1] as? [Double])
        let values = try run(
            .key("1"), .key("i"), .move(corner[0] + 60, corner[1] + 40),
            .evaluate("document.getElementById('node').textContent"),
            .evaluate("[...document.querySelector('.frame').querySelectorAll('.outline')].map(each => each.style.left)")
        )
        let text = try #require(values[3] as? String)
        #expect(text.contains("cell-0-0") && text.contains("20, 10, 40, 30") && text.contains("10, 10, 40, 30"))
        #expect(text.contains("Price") && text.contains("Inter Regular 17"))
        #expect(values[4] as? [String] == ["20px", "40px"])
    }

    @Test("filters and the search narrow the list") func filters() throws {
        let names = Browser.Step.evaluate("document.querySelectorAll('#list a').length")
        let press = { (value: String) in
            Browser.Step.evaluate("document.querySelector('[data-value=\"\(value)\"]').click()")
        }
        let values = try run(
            names, press("color"), names, press("color"), press("passed"), names, .key("/"), .type("good"), names,
            .evaluate("document.getElementById('stage').textContent"))
        #expect(values[0] as? Double == 5)
        #expect(values[2] as? Double == 2)
        #expect(values[5] as? Double == 6)
        #expect(values[8] as? Double == 1)
        #expect((values[9] as? String)?.contains("passed") == true)
    }

    @Test("the page is dark where dark pages are preferred, and T changes it") func theme() throws {
        let back = Browser.Step.evaluate("getComputedStyle(document.body).backgroundColor")
        let light = try run(back)
        let dark = try run(back, isDark: true)
        let changed = try run(.key("t"), back)
        #expect(light[0] as? String == "rgb(245, 245, 247)")
        #expect(dark[0] as? String == "rgb(22, 22, 24)")
        #expect(changed[1] as? String == dark[0] as? String)
    }

    @Test("the list of keys opens and closes, and everything can be reached without a mouse") func keyboard() throws {
        let values = try run(
            .key("?"), .evaluate("document.getElementById('keys').open"), .key("Escape"),
            .evaluate("document.getElementById('keys').close(), document.getElementById('keys').open"),
            .evaluate(
                "[...document.querySelectorAll('button, a, input')].every(each => each.tabIndex >= 0)"),
            .evaluate(
                "[...document.querySelectorAll('button')].every(each => each.textContent.trim().length > 0)"))
        #expect(values[1] as? Bool == true)
        #expect(values[3] as? Bool == false)
        #expect(values[4] as? Bool == true)
        #expect(values[5] as? Bool == true)
    }

    @Test("the file loads nothing, and holds no image of what passed") func selfContained() throws {
        let text = try String(contentsOf: report, encoding: .utf8)
        #expect(!text.contains("http://") && !text.contains("https://"))
        // Two images for each of the four with a reference, one for what is missing.
        #expect(text.components(separatedBy: "data:image/png;base64,").count - 1 == 9)
        let values = try run(
            .evaluate("performance.getEntriesByType('resource').filter(each => !each.name.startsWith('data:')).length"))
        #expect(values[0] as? Double == 0)
    }

    @Test("an image that is missing is left out") func missingImage() throws {
        var manifest = RunManifest()
        manifest.records = [
            SnapshotRecord(
                name: SnapshotName(suite: "S", test: "t", name: "1"), kind: .image,
                source: SourcePosition(file: "S.swift", line: 1), outcome: .changed, reference: folder.path("no.png"))
        ]
        try HTMLReport(manifest).data().write(to: report)
        let values = try run(.evaluate("document.getElementById('stage').textContent"))
        #expect(values[0] as? String == "There is no image to show.")
    }
}
