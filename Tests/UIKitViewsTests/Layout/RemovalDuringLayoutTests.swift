import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Views whose code changes the tree while it is measured.
@MainActor @Suite(.gridText) struct RemovalDuringLayoutTests {
    /// Does something whenever it is measured.
    private final class Measured: UIView {
        var whenMeasured: () -> Void = {}
        override var intrinsicContentSize: CGSize {
            whenMeasured()
            return CGSize(width: 20, height: 20)
        }
    }

    private func add(_ view: UIView, to root: UIView, x: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    /// A root with labels that nothing else holds, a stack, and a view that is measured.
    private func tree() -> (root: UIView, measured: Measured, victims: () -> [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let measured = Measured()
        for index in 0..<4 {
            let label = UILabel()
            label.text = "some text \(index)"
            label.numberOfLines = index % 2
            add(label, to: root, x: CGFloat(index))
        }
        let stack = UIStackView(arrangedSubviews: [UILabel(), measured])
        add(stack, to: root, x: 50)
        let inner = UIView()
        inner.addSubview(UILabel())
        add(inner, to: root, x: 60)
        for label in inner.subviews { add(label, to: inner, x: 1) }
        return (root, measured, { [weak root] in root?.subviews.filter { $0 !== stack } ?? [] })
    }

    @Test(arguments: [false, true]) func aMeasuredViewMayRemoveOthers(isFitting: Bool) {
        let (root, measured, victims) = tree()
        root.layoutIfNeeded()
        _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        weak let label = victims().last?.subviews.first
        #expect(label != nil)
        measured.whenMeasured = {
            // The inner ones of the views that leave go first.
            for view in victims() {
                for inner in view.subviews { inner.removeFromSuperview() }
                view.removeFromSuperview()
            }
        }
        measured.invalidateIntrinsicContentSize()
        if isFitting { _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(victims().isEmpty && label == nil)
        #expect(measured.superview?.frame.minX == 50)
    }

    @Test func aMeasuredViewMayChangeConstraintsAndPriorities() throws {
        let (root, measured, victims) = tree()
        root.layoutIfNeeded()
        let first = try #require(victims().first)
        let width = first.widthAnchor.constraint(equalToConstant: 30)
        var round: CGFloat = 0
        measured.whenMeasured = {
            round = min(round + 1, 5)
            width.isActive = true
            width.constant = 30 + round
            width.priority = UILayoutPriority(900)
            first.setContentHuggingPriority(.required, for: .vertical)
            first.superview?.layoutIfNeeded()
            #expect(root.hasAmbiguousLayout == false)
            _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        measured.invalidateIntrinsicContentSize()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(first.frame.width == 30 + round)
    }

    @Test func theRootMayGoWhileItIsMeasured() {
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let measured = Measured()
        if let root { add(measured, to: root, x: 0) }
        weak let gone = root
        measured.whenMeasured = {
            measured.removeFromSuperview()
            root = nil
        }
        root?.layoutIfNeeded()
        #expect(gone == nil)
    }

    @Test func aTreeWithConstraintsIsFreed() {
        weak var root: UIView?
        weak var label: UIView?
        do {
            let (tree, _, victims) = tree()
            tree.layoutIfNeeded()
            _ = tree.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            (root, label) = (tree, victims().first)
        }
        #expect(root == nil && label == nil)
    }

    @Test func aViewThatLeavesItsTreeIsFreedAtOnce() {
        let (root, _, victims) = tree()
        root.layoutIfNeeded()
        weak let label = victims().first
        label?.removeFromSuperview()
        #expect(label == nil)
    }

    /// The constraints of a view that was laid out alone belong to the tree that it is added to.
    @Test func aTreeThatJoinsAnotherOneMayLoseViews() {
        let (root, _, victims) = tree()
        root.layoutIfNeeded()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        outer.addSubview(root)
        outer.layoutIfNeeded()
        weak let label = victims().first
        label?.removeFromSuperview()
        #expect(label == nil)
        root.removeFromSuperview()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(victims().count == 4)
    }

    @Test func ambiguityBelongsToTheViewAndNotToItsClass() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (placed, open) = (UILabel(), UILabel())
        for label in [placed, open] {
            label.text = "text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        placed.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(!placed.hasAmbiguousLayout && open.hasAmbiguousLayout)
        open.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(!open.hasAmbiguousLayout)
    }
}
