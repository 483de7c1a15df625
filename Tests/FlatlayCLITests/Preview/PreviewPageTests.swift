import Foundation
import TestSupport
import Testing

/// The page of `flatlay preview` in a browser, as a person uses it.
@Suite(.serialized) struct PreviewPageTests {
    private let runner: CommandRunner
    private let preview: PreviewProcess

    init() throws {
        runner = try CommandRunner()
        try runner.write(PreviewCommandTests.card, to: "card.yaml")
        try runner.write(
            PreviewCommandTests.card.replacingOccurrences(of: "An example", with: "Another"), to: "more/other.yaml")
        preview = try PreviewProcess(runner, ["."])
    }

    private func path(_ name: String) -> String { runner.folder.appendingPathComponent(name).path }

    private func run(
        _ page: String = "", _ steps: [Browser.Step], width: Int = 1280, isDark: Bool = false
    ) async throws -> [Any] {
        try await PageBrowser(address: preview.address).run(page, steps, width: width, isDark: isDark)
    }

    private func until(_ expression: String) -> Browser.Step { PageBrowser.until(expression) }

    private var isDrawn: Browser.Step { until("document.querySelector('.shot img').naturalWidth > 0") }

    @Test func theGalleryLeadsToEachPicture() async throws {
        let values = try await run(
            "",
            [
                until("document.querySelectorAll('.tile img[src]').length === 2"),
                .evaluate("[...document.querySelectorAll('.tile .name')].map(each => each.textContent)"),
                .evaluate("document.getElementById('status').textContent"),
                .key("j"), isDrawn,
                .evaluate("[document.getElementById('name').textContent, location.hash]"),
                .key("j"), isDrawn, .evaluate("document.getElementById('name').textContent"),
                .evaluate("document.querySelector('#list [aria-current=page]').textContent"),
                .evaluate("document.activeElement.id"),
                .key("g"), .evaluate("document.getElementById('gallery').hidden"),
                .key("/"), .type("oth"),
                .evaluate("[...document.querySelectorAll('.tile .name')].map(each => each.textContent)"),
            ])
        #expect(values[1] as? [String] == ["card", "other"])
        #expect(values[2] as? String == "2 pictures")
        #expect(values[5] as? [String] == ["card.yaml", "#card.yaml"])
        #expect(values[8] as? String == "more/other.yaml")
        #expect(values[9] as? String == "other")
        #expect(values[10] as? String == "name")
        #expect(values[12] as? Bool == false)
        #expect(values[15] as? [String] == ["other"])
        #expect(await preview.stop() == 0)
    }

    @Test func whatPeopleChoseSurvivesAChange() async throws {
        let wider = PreviewCommandTests.card.replacingOccurrences(of: "width: 200", with: "width: 260")
        let values = try await run(
            "#card.yaml?colorScheme=*&scale=2&zoom=3",
            [
                until("document.querySelectorAll('.shot img[src]').length === 2"),
                until("document.querySelector('.shot').textContent.includes('at 2x')"),
                .evaluate("[...document.querySelectorAll('.shot b')].map(each => each.textContent)"),
                .evaluate("document.getElementById('zoom').textContent"),
                .evaluate("window.oldShot = document.querySelector('.shot'); null"),
                .write(wider, to: path("card.yaml")),
                until("stage[0].facts.size[0] === 260"),
                .evaluate("window.oldShot === document.querySelector('.shot')"),
                .evaluate("[document.getElementById('zoom').textContent, location.hash]"),
                until("document.querySelector('.shot img').style.width === '780px'"),
                .key("x"), until("document.querySelectorAll('.shot').length === 1"),
                .evaluate("location.hash"),
            ])
        #expect(values[2] as? [String] == ["light, 2", "dark, 2"])
        #expect(values[3] as? String == "300 %")
        #expect(values[7] as? Bool == true)
        #expect(values[8] as? [String] == ["300 %", "#card.yaml?colorScheme=*&scale=2&zoom=3"])
        #expect(values[12] as? String == "#card.yaml?zoom=3")
        #expect(await preview.stop() == 0)
    }

    @Test func mistakesStandAboveTheLastGoodPicture() async throws {
        let wrong = PreviewCommandTests.card.replacingOccurrences(of: "width: 200", with: "wdith: 200")
        let values = try await run(
            "#card.yaml",
            [
                isDrawn, .write(wrong, to: path("card.yaml")),
                until("document.querySelector('.problem') !== null"),
                .evaluate("document.querySelector('.problem').textContent"),
                .evaluate("document.querySelector('.problem a').href"),
                .evaluate("document.querySelector('.shot img').naturalWidth > 0"),
                .evaluate("document.querySelector('.shot').classList.contains('stale')"),
                .evaluate("document.querySelector('#list .mark').title"),
                .write(PreviewCommandTests.card, to: path("card.yaml")),
                until("document.querySelector('.problem') === null"),
                .evaluate("document.querySelector('.shot').classList.contains('stale')"),
            ])
        let text = try #require(values[3] as? String)
        #expect(text.hasPrefix("card.yaml:1:11: ") && text.contains("did you mean 'width'?"))
        let link = try #require(values[4] as? String)
        #expect(link.hasPrefix("vscode://file/") && link.hasSuffix("/card.yaml:1:11"))
        #expect(values[5] as? Bool == true)
        #expect(values[6] as? Bool == true)
        #expect(values[7] as? String == "has a problem")
        #expect(values[10] as? Bool == false)
        #expect(await preview.stop() == 0)
    }

    @Test func aTemplateThatIsDeletedSaysSoUntilItIsBack() async throws {
        let values = try await run(
            "#card.yaml",
            [
                isDrawn, .delete(path("card.yaml")),
                until("document.querySelector('.problem')?.textContent.includes('no longer exists')"),
                .evaluate("document.querySelector('.shot img').naturalWidth > 0"),
                .write(PreviewCommandTests.card, to: path("card.yaml")),
                until("document.querySelector('.problem') === null"),
                until("document.querySelector('.shot.stale') === null"),
            ])
        #expect(values[3] as? Bool == true)
        #expect(await preview.stop() == 0)
    }

    @Test func nodesAreInspectedByMouseAndByKeys() async throws {
        let node = "document.getElementById('node').textContent"
        let values = try await run(
            "#card.yaml?zoom=2",
            [
                isDrawn, .key("i"), until("document.querySelectorAll('#tree [role=treeitem]').length > 4"),
                .evaluate(
                    "window.box = document.querySelector('.shot img').getBoundingClientRect(); [box.left, box.top]"),
                // The text in the middle of the first cell.
                .evaluate(
                    "document.querySelector('.frame').dispatchEvent(new PointerEvent('pointermove', "
                        + "{ bubbles: true, clientX: box.left + 200, clientY: box.top + 24 })); \(node)"),
                .evaluate("document.querySelectorAll('.box.pointed').length"),
                .evaluate(
                    "document.querySelector('.frame').dispatchEvent(new MouseEvent('click', "
                        + "{ bubbles: true, clientX: box.left + 200, clientY: box.top + 24 })); "
                        + "document.querySelector('#tree [aria-selected=true]').textContent"),
                .evaluate("document.querySelector('#node a').href"),
                .evaluate("document.querySelector('#tree [tabindex=\"0\"]').focus(); null"),
                .key("ArrowLeft"), .evaluate("document.activeElement.textContent"),
                // What is picked survives a change.
                .write(
                    PreviewCommandTests.card.replacingOccurrences(of: "padding: 4", with: "padding: 9"),
                    to: path("card.yaml")),
                until("document.querySelector('#tree [aria-selected=true]').textContent.startsWith('cell-0-0')"),
                .key("o"), until("document.querySelectorAll('.box.item').length === 2"),
                .evaluate("[...document.querySelectorAll('.box b')].map(each => each.textContent)"),
                .evaluate("[...document.querySelectorAll('.box.group')].map(each => parseFloat(each.style.width))"),
                .key("0"), .key("p"), .evaluate("location.hash = '#card.yaml?zoom=12&show=grid'; null"),
                until("document.querySelector('.pixel-grid') !== null"),
                .evaluate("document.querySelector('.frame').classList.contains('pixels')"),
            ])
        let text = try #require(values[4] as? String)
        #expect(text.hasPrefix("text") && text.contains("An example a") && text.contains("Insets"), "\(text)")
        #expect(values[5] as? Int == 1)
        #expect((values[6] as? String)?.hasPrefix("text") == true)
        #expect((values[7] as? String)?.contains("/card.yaml:7:") == true)
        #expect((values[10] as? String)?.hasPrefix("text") == false)
        #expect((values[15] as? [String])?.sorted() == ["0.0", "0.1", "section 0"])
        #expect((values[16] as? [Double])?.isEmpty == false)
        #expect(values.last as? Bool == true)
        #expect(await preview.stop() == 0)
    }

    @Test func keysMoveTheFocusAndTheSliderTheChange() async throws {
        let template = CommandRunner.root.appendingPathComponent("Templates/reload.yaml")
        try runner.write(String(contentsOf: template, encoding: .utf8), to: "card.yaml")
        let values = try await run(
            "#card.yaml",
            [
                isDrawn, until("!document.getElementById('focus').hidden"),
                .evaluate("window.before = document.querySelector('.shot img').src; null"),
                .key("f"), .key("ArrowRight"), .key("ArrowRight"),
                until("document.querySelector('.shot img').src !== before"), .evaluate("location.hash"),
                .key("Backspace"), .evaluate("document.querySelector('#script code').textContent"),
                .key("Escape"), .evaluate("location.hash"),
                until("!document.getElementById('moment').hidden"),
                .key("."), .key("."), .evaluate("document.getElementById('seconds').textContent"),
                .key(" "), until("Number(new URLSearchParams(location.hash.split('?')[1]).get('at') ?? 0) >= 0"),
                until("document.getElementById('play').getAttribute('aria-pressed') === 'true'"),
                .key(" "), .evaluate("document.getElementById('play').getAttribute('aria-pressed')"),
            ])
        #expect(values[7] as? String == "#card.yaml?keys=right+right")
        #expect(values[9] as? String == "right")
        #expect(values[11] as? String == "#card.yaml")
        #expect(values[15] as? String == "0.10 s")
        #expect(values.last as? String == "false")
        #expect(await preview.stop() == 0)
    }

    @Test func whatThePageOfTheGuideShowsRuns() async throws {
        let block = try #require(DocumentedBlock.blocks(of: "docs/preview.md").first)
        let guide = try DocumentedPage.runner()
        for line in block.text.split(separator: "\n") {
            let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            #expect(words.prefix(2) == ["flatlay", "preview"])
            let preview = try PreviewProcess(guide, Array(words.dropFirst(2)))
            let events = try EventClient(port: preview.port)
            #expect(try await events.next("list").data.contains("tags.yaml"), "\(line)")
            #expect(await preview.stop() == 0)
        }
        #expect(await preview.stop() == 0)
    }

    @Test func everythingHasANameAndCanBeReached() async throws {
        let values = try await run(
            "#card.yaml",
            [
                until(
                    "document.querySelectorAll('#axes label').length === 7 && document.querySelector('.shot img[src]')"),
                .evaluate(
                    """
                    [...document.querySelectorAll('button, a[href], select, input')].filter(each => each.offsetParent)
                      .filter(each => !(each.textContent.trim() || each.ariaLabel || each.labels?.length)).length
                    """),
                .evaluate("[...document.querySelectorAll('img:not([hidden])')].filter(each => !each.alt).length"),
                .evaluate("[...document.querySelectorAll('#axes label')].map(each => each.firstChild.textContent)"),
                .evaluate("[...document.querySelectorAll('.files a')].map(each => each.getAttribute('href'))"),
                .evaluate("document.documentElement.scrollWidth <= innerWidth"),
                .key("?"), .evaluate("document.getElementById('keys').open"),
            ], width: 400)
        #expect(values[1] as? Int == 0)
        #expect(values[2] as? Int == 0)
        #expect(
            values[3] as? [String] == [
                "Variant", "Device", "Appearance", "Text size", "Direction", "Scale", "Locale",
            ])
        let files = try #require(values[4] as? [String])
        #expect(files.count == 3)
        for (file, start) in zip(files, ["\u{89}PNG", "<svg", "%PDF"]) {
            let body = try await preview.get(file).body
            #expect(String(decoding: body.prefix(400), as: UTF8.self).contains(start.suffix(3)), "\(file)")
        }
        #expect(values[5] as? Bool == true)
        #expect(values[7] as? Bool == true)
        #expect(await preview.stop() == 0)
    }
}
