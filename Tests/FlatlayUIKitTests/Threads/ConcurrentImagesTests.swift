import ActorLeases
import Dispatch
import Flatlay
import Foundation
import Synchronization
import Testing
import UIKitViews

/// A label that looks as `appearance()` says, which is set once, on the main actor.
private final class StyledLabel: UILabel {}

/// A cell that only this test makes.
private final class NumberedCell: UITableViewCell {}

/// A table of rows whose reuse identifier no other image has.
@MainActor
private final class NumberedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let identifier: String
    init(_ number: Int) { identifier = "row \(number)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        // Drawn, so that an identifier of another image is a difference.
        cell.textLabel?.text = cell.reuseIdentifier
        return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        view?.textLabel?.text = view?.reuseIdentifier
        return view
    }
}

/// Labels, constraints and a table that share no object with those of another image.
private struct Numbered: UIViewRepresentable {
    let number: Int

    final class Coordinator { var rows: NumberedRows? }
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        for index in 0..<2 {
            let label = StyledLabel()
            label.text = "\(number) \(index)"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            // The second width is activated last, so it is the one that gives way.
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index * 5)),
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 20)),
                label.widthAnchor.constraint(equalToConstant: CGFloat(60 + number)),
                label.widthAnchor.constraint(equalToConstant: 100),
            ])
            label.backgroundColor = .systemGray
        }
        let rows = NumberedRows(number)
        context.coordinator.rows = rows
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        table.register(NumberedCell.self, forCellReuseIdentifier: rows.identifier)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: rows.identifier)
        table.dataSource = rows
        table.delegate = rows
        root.addSubview(table)
        return root
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

/// What several threads do at once to images that share no object.
@Suite(.serialized) struct ConcurrentImagesTests {
    private static func image(_ number: Int) throws -> DisplayList {
        let renderer = ImageRenderer { Numbered(number: number).frame(width: 200, height: 300) }
        renderer.textShaper = GridTextShaper()
        renderer.symbols = NoSymbols()
        return try renderer.displayList()
    }

    @Test func imagesOnSeveralThreadsAreThoseOfOneThread() async throws {
        await MainActor.run { StyledLabel.appearance().textColor = .systemRed }
        let expected = try (0..<4).map(Self.image)
        #expect(expected[1].description.contains("\"1 0\"") && expected[1].description.contains("\"row 1\""))
        #expect(expected[1].description.contains("#ff3b30"))
        let different = Mutex<Set<Int>>([])
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<6 {
                let number = (thread + round) % expected.count
                if (try? Self.image(number)) != expected[number] { different.withLock { _ = $0.insert(number) } }
            }
        }
        #expect(different.withLock { $0 } == [])
        await MainActor.run { AppearanceStore.removeRules(for: StyledLabel.self) }
    }

    /// Apps set looks where a screen is made, while others are drawn.
    @Test func looksCanBeSetOnOneThreadWhileOthersDraw() {
        final class OtherLabel: UILabel {}
        let drawn = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for round in 0..<(thread == 0 ? 400 : 3) {
                if thread == 0 {
                    withLease(round, round) { round, _ in
                        OtherLabel.appearance().numberOfLines = round
                        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: round], for: .reserved)
                    }
                } else if (try? Self.image(thread)) != nil {
                    drawn.withLock { $0 += 1 }
                }
            }
        }
        #expect(drawn.withLock { $0 } == 9)
        withLease(0, 0) { _, _ in
            let label = OtherLabel()
            label.applyAppearance()
            #expect(label.numberOfLines == 399)
            let attributes = UIBarButtonItem().shownTitleTextAttributes(for: .reserved)
            #expect(attributes?[.kern] as? Int == 399)
            AppearanceStore.removeRules(for: OtherLabel.self)
            UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .reserved)
        }
    }
}
