import CoreGeometry
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Constraints that leave a choice, and those without a second item.
@MainActor @Suite struct OpenConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    private let view = UIView()

    init() {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    private func frame(_ constraints: [NSLayoutConstraint]) -> CGRect {
        NSLayoutConstraint.activate(constraints)
        defer { NSLayoutConstraint.deactivate(constraints) }
        root.layoutIfNeeded()
        return view.frame
    }

    private var size: [NSLayoutConstraint] {
        [view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10)]
    }

    @Test func aSizeRelatedToTheSizeOfNoItemIsAConstant() {
        func constraint(
            _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ length: CGFloat
        )
            -> NSLayoutConstraint
        {
            NSLayoutConstraint(
                item: view, attribute: first, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 3,
                constant: length)
        }
        let frame = frame([constraint(.width, .width, 64), constraint(.height, .width, 12)])
        #expect(frame.size == CGSize(width: 64, height: 12))
        // A second item that is gone is no constant.
        var other: UIView? = UIView()
        let orphan = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 1,
            constant: 5)
        other = nil
        #expect(!orphan.isConstant && constraint(.height, .height, 1).isConstant)
    }

    @Test func aSingleInequalityPlacesAViewOnItsBound() {
        let (left, right) = (view.leftAnchor, view.rightAnchor)
        #expect(frame(size + [left.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 33)]).minX == 33)
        #expect(frame(size + [left.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 33)]).minX == 33)
        #expect(frame(size + [right.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -7)]).maxX == 193)
        #expect(frame(size + [right.constraint(greaterThanOrEqualTo: root.rightAnchor, constant: -7)]).maxX == 193)
        let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -9)
        #expect(frame(size + [bottom]).maxY == 111)
        let center = view.centerXAnchor.constraint(greaterThanOrEqualTo: root.centerXAnchor)
        center.priority = .defaultLow
        #expect(frame(size + [center]).midX == 100)
        #expect(frame(size) == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func ofTwoOptionalWishesTheOneThatWasActivatedFirstIsMet() {
        func wish(_ x: CGFloat) -> NSLayoutConstraint {
            let wish = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: x)
            wish.priority = .defaultHigh
            return wish
        }
        #expect(frame(size + [wish(80), wish(30)]).minX == 80)
        #expect(frame(size + [wish(30), wish(80)]).minX == 30)
    }

    @Test func sizesStayAsSmallAsTheyCanBe() {
        let wide = [
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 15),
        ]
        #expect(frame(wide) == CGRect(x: 10, y: 0, width: 15, height: 0))
    }

    /// Random bounds of one position against a model: the first bound decides, as far as all hold.
    @Test func randomBoundsGiveThePlaceOfTheFirstOne() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int(state >> 33) % limit
        }
        for round in 0..<200 {
            var (low, high) = (-CGFloat.infinity, CGFloat.infinity)
            var bounds: [NSLayoutConstraint] = []
            var first: CGFloat?
            while bounds.count < 1 + round % 4 {
                let x = CGFloat(random(170))
                if random(2) == 0 {
                    guard x <= high else { continue }
                    low = max(low, x)
                    bounds.append(view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: x))
                } else {
                    guard x >= low else { continue }
                    high = min(high, x)
                    bounds.append(view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: x))
                }
                first = first ?? x
            }
            let expected = min(max(first ?? 0, low), high)
            let place = frame(size + bounds).minX
            #expect(place == expected, "round \(round): \(bounds.map(\.text))")
        }
    }
}
