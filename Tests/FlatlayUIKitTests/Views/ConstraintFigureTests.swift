import Flatlay
import Foundation
import Testing

/// Constraints drawn above a cell, and what became of them.
@MainActor @Suite struct ConstraintFigureTests {
    /// A row of 200 by 60 with a title that is to be 150 wide, and a button that needs the room.
    private func row() -> (view: UIView, title: UIView, button: UIView) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let (title, button) = (UIView(), UIView())
        (title.accessibilityIdentifier, button.accessibilityIdentifier) = ("title", "button")
        for part in [title, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let wish = title.widthAnchor.constraint(equalToConstant: 150)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            title.heightAnchor.constraint(equalToConstant: 40),
            button.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            button.widthAnchor.constraint(equalToConstant: 60),
            button.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.5),
            button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            wish,
        ])
        return (view, title, button)
    }

    @Test func explanationsSayWhoWon() throws {
        let (view, title, button) = row()
        let explanations = view.constraintExplanations()
        #expect(explanations.count == 9)
        #expect(title.frame == CGRect(x: 16, y: 10, width: 100, height: 40))
        #expect(button.frame == CGRect(x: 124, y: 20, width: 60, height: 20))
        let lost = explanations.filter { !$0.isSatisfied }
        try #require(lost.count == 1)
        #expect(!lost[0].isBroken && lost[0].value == 100 && lost[0].difference == -50)
        let text = lost[0].description
        #expect(text.hasPrefix("UIView 'title'.width == 150 @750: is 100.0, because of "), "\(text)")
        #expect(text.contains("UIView 'button'.leading >= UIView 'title'.trailing + 8"), "\(text)")
    }

    @Test func aBrokenConstraintIsSaidToBeGivenUp() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        let (one, other) = (
            part.widthAnchor.constraint(equalToConstant: 40), part.widthAnchor.constraint(equalToConstant: 60)
        )
        NSLayoutConstraint.activate([one, other])
        let broken = try #require(view.constraintExplanations().first { $0.isBroken })
        #expect(broken.constraint === other && broken.winners.contains { $0 === one })
        #expect(broken.description == "UIView.width == 60: is 40.0, given up, because of UIView.width == 40")
    }

    private func lines(_ view: UIView, showsConstraints: Bool) throws -> [String] {
        let renderer = ImageRenderer(view: view)
        renderer.showsConstraints = showsConstraints
        renderer.textShaper = GridTextShaper()
        return try "\(renderer.displayList())".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func linesHaveTheColorOfWhatBecameOfThem() throws {
        let shown = try lines(row().view, showsConstraints: true)
        #expect(try lines(row().view, showsConstraints: false).count < shown.count)
        let strokes = shown.filter { $0.hasPrefix("stroke") }
        // Orange: the width that lost, with its two bars. Grey: none, as the distance between both is at its limit.
        #expect(strokes.filter { $0.contains("#ff9500") }.count == 3)
        #expect(strokes.filter { $0.contains("#8e8e93") }.isEmpty)
        #expect(strokes.filter { $0.contains("#007aff") }.count > 15)
        let texts = shown.filter { $0.hasPrefix("glyphs") }.joined()
        for label in ["\"16\"", "\"10\"", "\"40\"", "\"≥8\"", "\"60\"", "\"=×0.5\"", "\"150 @750 → 100\""] {
            #expect(texts.contains(label), "\(label) in \(texts)")
        }
    }

    @Test func theFigureIsOfTheSizeOfTheView() throws {
        #expect(try lines(row().view, showsConstraints: true).first == "display-list 200 60")
        // A view without constraints has no figure.
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try lines(plain, showsConstraints: true) == (try lines(plain, showsConstraints: false)))
    }
}
