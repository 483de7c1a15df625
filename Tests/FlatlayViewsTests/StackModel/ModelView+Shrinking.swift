extension ModelView {
    /// The view, reduced as long as it still fails.
    func shrunk(while fails: (ModelView) -> Bool) -> ModelView {
        var view = self
        while let smaller = view.smallerForms.first(where: fails) { view = smaller }
        return view
    }

    /// Slightly simpler views: only one of the subviews, one subview fewer, simpler numbers.
    var smallerForms: [ModelView] {
        var forms = children
        switch self {
        case .stack, .zstack:
            for index in children.indices {
                var fewer = children
                fewer.remove(at: index)
                forms.append(around(fewer))
            }
        default: break
        }
        forms += plainer
        for (index, child) in children.enumerated() {
            for smaller in child.smallerForms {
                var new = children
                new[index] = smaller
                forms.append(around(new))
            }
        }
        return forms
    }

    private var plainer: [ModelView] {
        switch self {
        case .text(let count) where count > 1: [.text(count / 2)]
        case .spacer(let length) where length > 0: [.spacer(0)]
        case .stack(let axis, let place, let spacing, let inner):
            (spacing != 0 ? [.stack(axis, place, spacing: 0, inner)] : [])
                + (place != .start ? [.stack(axis, .start, spacing: spacing, inner)] : [])
        case .zstack(let alignment, let inner) where alignment != .center: [.zstack(.center, inner)]
        case .fixedFrame(let size, let alignment, let inner):
            (alignment != .center ? [.fixedFrame(size, .center, inner)] : [])
                + (size.width != nil && size.height != nil
                    ? [
                        .fixedFrame(ModelOffer(width: size.width), alignment, inner),
                        .fixedFrame(ModelOffer(height: size.height), alignment, inner),
                    ] : [])
        case .flexibleFrame(let width, let height, let alignment, let inner):
            (alignment != .center ? [.flexibleFrame(width, height, .center, inner)] : [])
                + (!width.isNone && !height.isNone
                    ? [
                        .flexibleFrame(ModelLimits(), height, alignment, inner),
                        .flexibleFrame(width, ModelLimits(), alignment, inner),
                    ] : [])
        default: []
        }
    }
}

extension ModelView: CustomStringConvertible {
    /// The view as source code.
    var description: String {
        switch self {
        case .color: "Color.red"
        case .text(let count): "Text(\"\(String(repeating: "m", count: count))\")"
        case .spacer(let length): "Spacer(minLength: \(length))"
        case .stack(let axis, let place, let spacing, let inner):
            "\(axis == .horizontal ? "HStack" : "VStack")(\(place), spacing: \(spacing)) { \(inner.written) }"
        case .zstack(let alignment, let inner): "ZStack(\(alignment.written)) { \(inner.written) }"
        case .padding(let insets, let inner):
            "\(inner).padding(\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing))"
        case .fixedFrame(let size, let alignment, let inner):
            "\(inner).frame(width: \(written(size.width)), height: \(written(size.height)), \(alignment.written))"
        case .flexibleFrame(let width, let height, let alignment, let inner):
            "\(inner).frame(width: \(width.written), height: \(height.written), \(alignment.written))"
        case .fixedSize(let horizontal, let vertical, let inner): "\(inner).fixedSize(\(horizontal), \(vertical))"
        case .aspectRatio(let ratio, let fills, let inner):
            "\(inner).aspectRatio(\(written(ratio)), .\(fills ? "fill" : "fit"))"
        case .priority(let value, let inner): "\(inner).layoutPriority(\(value))"
        case .layer(let isBehind, let alignment, let inner, let other):
            "\(inner).\(isBehind ? "background" : "overlay")(\(alignment.written)) { \(other) }"
        }
    }
}

private func written(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }

extension [ModelView] {
    fileprivate var written: String { map(\.description).joined(separator: "; ") }
}

extension ModelAlignment {
    fileprivate var written: String { "\(x) \(y)" }
}

extension ModelLimits {
    fileprivate var written: String {
        "\(FlatlayViewsTests.written(least))/\(FlatlayViewsTests.written(ideal))/\(FlatlayViewsTests.written(greatest))"
    }
}
