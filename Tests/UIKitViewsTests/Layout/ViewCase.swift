import AutoLayout
import AutoLayoutCases
import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

/// A worked case of Auto Layout as views, as an app would build them.
@MainActor
struct ViewCase {
    let root = UIView()
    private(set) var views: [String: UIView] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var fitted: CGSize?

    init(_ layoutCase: LayoutCase) throws {
        views["root"] = root
        root.accessibilityIdentifier = "root"
        root.hostedTraits = UITraitCollection(traitsFrom: [
            .phone,
            UITraitCollection {
                $0.displayScale = layoutCase.scale
                $0.layoutDirection = layoutCase.isRightToLeft ? .rightToLeft : .leftToRight
            },
        ])
        let size = layoutCase.numbers(layoutCase.root["size"]).compactMap { $0 }
        if size.count == 2 { root.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1]) }
        let safe = layoutCase.numbers(layoutCase.root["safe"]).compactMap { $0 }
        if safe.count == 4 { root.hostedSafeArea = insets(safe) }
        let margins = layoutCase.numbers(layoutCase.root["margins"]).compactMap { $0 }
        if margins.count == 4 {
            root.insetsLayoutMarginsFromSafeArea = false
            root.layoutMargins = insets(margins)
        }
        var waiting = layoutCase.views
        while !waiting.isEmpty {
            let description = waiting.removeFirst()
            guard let parent = views[description["in"] as? String ?? "root"] else {
                waiting.append(description)
                continue
            }
            add(description, to: parent, layoutCase)
        }
        for description in layoutCase.views where description["class"] as? String == "stack" {
            arrange(description, layoutCase)
        }
        for text in layoutCase.constraints {
            let constraint = constraint(ConstraintText(text))
            constraint.identifier = text
            constraints.append(constraint)
        }
        NSLayoutConstraint.activate(constraints)
        if let fit = layoutCase.json["fit"] as? [String: Any] {
            let target = layoutCase.numbers(fit["target"]).compactMap { $0 }
            fitted = root.systemLayoutSizeFitting(
                CGSize(width: target[0], height: target[1]),
                withHorizontalFittingPriority: priority(layoutCase.number(fit["horizontal"])),
                verticalFittingPriority: priority(layoutCase.number(fit["vertical"])))
        } else {
            root.layoutIfNeeded()
        }
    }

    private func priority(_ value: Double?) -> UILayoutPriority { UILayoutPriority(Float(value ?? 1000)) }

    private func insets(_ numbers: [Double]) -> UIEdgeInsets {
        UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    private mutating func add(_ description: [String: Any], to parent: UIView, _ layoutCase: LayoutCase) {
        let view: UIView
        let intrinsic = layoutCase.numbers(description["intrinsic"])
        if let text = description["text"] as? String {
            view = GridLabel(
                GridText(text: text, lines: Int(layoutCase.number(description["lines"]) ?? 1)),
                preferred: layoutCase.number(description["preferred"]).map { CGFloat($0) })
        } else if description["class"] as? String == "stack" {
            view = UIStackView()
        } else if intrinsic.count == 2 {
            view = SizedView(intrinsic[0].map { CGFloat($0) }, intrinsic[1].map { CGFloat($0) })
        } else {
            view = UIView()
        }
        let name = description["id"] as? String ?? ""
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        let hugging = layoutCase.numbers(description["hug"]).compactMap { $0 }
        if hugging.count == 2 {
            view.setContentHuggingPriority(priority(hugging[0]), for: .horizontal)
            view.setContentHuggingPriority(priority(hugging[1]), for: .vertical)
        }
        let resistance = layoutCase.numbers(description["comp"]).compactMap { $0 }
        if resistance.count == 2 {
            view.setContentCompressionResistancePriority(priority(resistance[0]), for: .horizontal)
            view.setContentCompressionResistancePriority(priority(resistance[1]), for: .vertical)
        }
        let margins = layoutCase.numbers(description["margins"]).compactMap { $0 }
        if margins.count == 4 { view.layoutMargins = insets(margins) }
        parent.addSubview(view)
        views[name] = view
    }

    private func arrange(_ description: [String: Any], _ layoutCase: LayoutCase) {
        guard let stack = views[description["id"] as? String ?? ""] as? UIStackView else { return }
        stack.axis = description["axis"] as? String == "v" ? .vertical : .horizontal
        let distributions: [String: UIStackView.Distribution] = [
            "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
            "equalCentering": .equalCentering,
        ]
        let alignments: [String: UIStackView.Alignment] = [
            "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        stack.distribution = distributions[description["distribution"] as? String ?? ""] ?? .fill
        stack.alignment = alignments[description["alignment"] as? String ?? ""] ?? .fill
        stack.spacing = CGFloat(layoutCase.number(description["spacing"]) ?? 0)
        stack.isLayoutMarginsRelativeArrangement = description["marginsRelative"] as? Bool ?? false
        for name in description["arranged"] as? [String] ?? [] { views[name].map(stack.addArrangedSubview) }
        for name in description["hidden"] as? [String] ?? [] { views[name]?.isHidden = true }
        for (name, spacing) in description["custom"] as? [String: Any] ?? [:] {
            guard let view = views[name], let spacing = layoutCase.number(spacing) else { continue }
            stack.setCustomSpacing(CGFloat(spacing), after: view)
        }
    }

    private func constraint(_ text: ConstraintText) -> NSLayoutConstraint {
        func item(_ anchor: ConstraintText.Anchor) -> Any {
            guard let view = views[anchor.item] else { return NSNull() }
            switch anchor.guide {
            case "margins": return view.layoutMarginsGuide
            case "safe": return view.safeAreaLayoutGuide
            default: return view
            }
        }
        func attribute(_ anchor: ConstraintText.Anchor?) -> NSLayoutConstraint.Attribute {
            anchor.flatMap { NSLayoutConstraint.Attribute(rawValue: $0.attribute.rawValue) } ?? .notAnAttribute
        }
        let constraint = NSLayoutConstraint(
            item: item(text.first), attribute: attribute(text.first),
            relatedBy: NSLayoutConstraint.Relation(rawValue: text.relation.rawValue) ?? .equal,
            toItem: text.second.map(item), attribute: attribute(text.second), multiplier: CGFloat(text.multiplier),
            constant: CGFloat(text.constant))
        constraint.priority = priority(text.priority)
        return constraint
    }
}

/// A view with a natural size, as an app's subclass declares it.
final class SizedView: UIView {
    var size: CGSize

    init(_ width: CGFloat?, _ height: CGFloat?) {
        size = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

/// A label of the grid font.
final class GridLabel: UIView, ViewContentSource {
    var text: GridText {
        didSet { invalidateIntrinsicContentSize() }
    }
    private let preferred: CGFloat?

    init(_ text: GridText, preferred: CGFloat? = nil) {
        self.text = text
        self.preferred = preferred
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var wrapsContent: Bool { text.lines != 1 }
    var preferredWrappingWidth: CGFloat? { preferred }
    override var intrinsicContentSize: CGSize { intrinsicContentSize(wrappingAt: preferred) }

    func intrinsicContentSize(wrappingAt width: CGFloat?) -> CGSize {
        let content = text.content(width: width.map(Double.init))
        return CGSize(width: content.width ?? 0, height: content.height ?? 0)
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { text.text.isEmpty ? nil : (16, 4) }
}
