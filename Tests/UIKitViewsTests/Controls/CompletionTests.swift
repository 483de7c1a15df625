import FlatlayDrawing
import Foundation
import Testing
import UIKitViews

/// Completions of animations that start others.
@MainActor @Suite(.gridText) struct CompletionTests {
    /// Starts an animation in the completion of the one before, a number of times.
    private final class Ticker: UIView {
        var left = 0
        var rounds = 0

        func tick() {
            guard left > 0 else { return }
            (left, rounds) = (left - 1, rounds + 1)
            UIView.animate(withDuration: 1) {
                self.alpha = 1.5 - self.alpha
            } completion: { _ in
                self.tick()
            }
        }
    }

    private func warnings(_ body: () -> Void) -> [String] {
        let resources = DrawingResources(textShaper: GridTextShaper())
        ViewResources.with(resources, body)
        return resources.diagnostics.entries.map(\.message)
    }

    @Test func aCompletionStartsTheNextAnimationAfterItHasReturned() {
        var order: [String] = []
        UIView.animate(withDuration: 1) {
            order.append("first")
        } completion: { _ in
            UIView.animate(withDuration: 1, delay: 1) {
                order.append("second")
            } completion: { _ in
                order.append("end")
            }
            order.append("started")
        }
        #expect(order == ["first", "second", "started", "end"])
    }

    @Test func aChainOfAnimationsRunsToItsEnd() {
        let ticker = Ticker()
        ticker.left = 900
        #expect(warnings { ticker.tick() } == [])
        #expect(ticker.rounds == 900 && ticker.alpha == 1)
    }

    @Test func anAnimationThatRepeatsForEverEndsWithAWarning() {
        let ticker = Ticker()
        ticker.left = .max
        let warnings = warnings { ticker.tick() }
        #expect(ticker.rounds == Completions.limit + 1)
        #expect(warnings.count == 1 && warnings[0].contains("again and again"), "\(warnings)")
        // The next animation is one of its own.
        ticker.left = 10
        #expect(self.warnings { ticker.tick() } == [] && ticker.left == 0)
    }

    @Test func manyAnimationsThatRepeatEndToo() {
        var count = 0
        func split() {
            count += 1
            UIView.transition(with: UIView(), duration: 1, animations: nil) { _ in
                split()
                split()
            }
        }
        #expect(warnings { split() }.count == 1)
        #expect(count < 250_000)
    }

    @Test func otherChangesThatTakeTimeOnAScreenHaveTheSameOrder() {
        let (first, second) = (UIViewController(), UIViewController())
        var order: [String] = []
        first.present(second, animated: true) {
            second.dismiss(animated: true) { order.append("dismissed") }
            order.append("presented")
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { _ in
            UIView.animate(withDuration: 1) {
            } completion: { _ in
                order.append("animated")
            }
            order.append("stopped")
        }
        animator.startAnimation()
        #expect(order == ["presented", "dismissed", "stopped", "animated"])
    }
}
