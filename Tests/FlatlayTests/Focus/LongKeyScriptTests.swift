import Flatlay
import Testing

/// Long key scripts finish, and keys without an effect cost nothing.
@Suite struct LongKeyScriptTests {
    private func renderer(items: Int) -> InteractiveRenderer<some View> {
        let view = CollectionView(
            rows: [CollectionRow(section: 0, items: Array(0..<items))],
            layout: { UICollectionViewFlowLayout() },
            cell: { _, index in Text(verbatim: "\(index)").frame(width: 20, height: 20).focusable() })
        let renderer = InteractiveRenderer(content: view)
        renderer.userInterfaceIdiom = .tv
        renderer.proposedSize = ProposedViewSize(width: 400, height: 400)
        renderer.textShaper = GridTextShaper()
        return renderer
    }

    @Test func aKeyThatDoesNothingAgainIsNotTriedAgain() throws {
        let renderer = renderer(items: 3)
        let path = try renderer.run("right*9000")
        #expect(path.steps.count == 9000)
        #expect(path.steps.count { $0.hasEffect } == 2)
        #expect(Set(path.steps.suffix(8000).map(\.target?.id)).count == 1)
        // After a change of the content, or after another key, it is tried again.
        #expect(try renderer.send(.left))
        #expect(try renderer.send(.right))
        #expect(try !renderer.send(.right))
        renderer.proposedSize.width = 390
        #expect(try !renderer.send(.right))
    }

    @Test func scriptsThatDrawTooMuchAreTold() throws {
        let error = #expect(throws: KeyScriptError.self) {
            try renderer(items: 200).run(KeyScript(keys: (0..<10_000).map { $0.isMultiple(of: 2) ? .right : .left }))
        }
        guard case .tooMuchDrawing(let count, of: 10_000)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(count > 50)
        #expect(
            error?.description
                == "keys: after \(count) of 10000 keys more than 500000 views were drawn; use fewer keys, or "
                + "show less")
    }
}
