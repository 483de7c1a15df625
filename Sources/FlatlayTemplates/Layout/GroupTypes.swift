import Flatlay
import Foundation

extension ValueType where Value == SpacingDescription {
    /// A gap: `10`, or `{ flexible: 10 }` for at least 10.
    static var spacing: ValueType {
        .forms(
            "a gap such as 10 or { flexible: 10 }",
            scalar: ValueType<CGFloat>.length.map { .fixed($0) },
            mapping: .record(
                "a gap", Field("fixed", .length, "Exactly so much."), Field("flexible", .length, "At least so much.")
            ) { fixed, flexible in flexible.map { .flexible($0) } ?? .fixed(fixed ?? 0) }
        ).defined(as: "spacing")
    }
}

extension ValueType where Value == EdgeSpacingDescription {
    /// Gaps around an item.
    static var edgeSpacing: ValueType {
        .record(
            "gaps such as { leading: 10 }",
            Field("leading", .spacing, "The gap before it."), Field("top", .spacing, "The gap above it."),
            Field("trailing", .spacing, "The gap after it."), Field("bottom", .spacing, "The gap below it.")
        ) { EdgeSpacingDescription(leading: $0, top: $1, trailing: $2, bottom: $3) }
    }
}

extension ValueType where Value == AnchorDescription {
    /// A position at the edges of a rectangle.
    static var anchor: ValueType {
        let edges = ValueType<NSDirectionalRectEdge>.word(
            "place",
            [
                "topLeading": [.top, .leading], "top": .top, "topTrailing": [.top, .trailing], "leading": .leading,
                "trailing": .trailing, "bottomLeading": [.bottom, .leading], "bottom": .bottom,
                "bottomTrailing": [.bottom, .trailing],
            ])
        return .forms(
            "an anchor such as topTrailing",
            scalar: edges.map { AnchorDescription(edges: $0) },
            mapping: .record(
                "an anchor", Field("edges", edges, "The edges.", isRequired: true),
                Field("absoluteOffset", .point, "How far to move, in points."),
                Field("fractionalOffset", .point, "How far to move, in parts of its own size.")
            ) { edges, absolute, fractional in
                if let fractional { return AnchorDescription(edges: edges ?? [], offset: .fractional(fractional)) }
                return AnchorDescription(edges: edges ?? [], offset: .absolute(absolute ?? .zero))
            }
        ).defined(as: "anchor")
    }
}

extension ValueType where Value == String {
    /// The kind of a supplementary view.
    static var elementKind: ValueType {
        ValueType.name.called("a kind such as header").map(ElementKind.named)
    }
}

extension ValueType where Value == SupplementaryDescription {
    /// A supplementary view of an item.
    static var supplementaryItem: ValueType {
        .record(
            "a supplementary item",
            Field("kind", .elementKind, "The name of its view under supplementaryViews.", isRequired: true),
            Field("size", .layoutSize, "Its size.", isRequired: true),
            Field("containerAnchor", .anchor, "Its position at the item.", isRequired: true),
            Field("itemAnchor", .anchor, "The point of its own that is placed there."),
            Field("zIndex", .integer(from: -10_000), "How far in front it is drawn.")
        ) { kind, size, containerAnchor, itemAnchor, zIndex in
            SupplementaryDescription(
                kind: kind ?? "", size: size ?? .zero,
                containerAnchor: containerAnchor ?? AnchorDescription(), itemAnchor: itemAnchor,
                zIndex: zIndex)
        }
    }
}

extension ValueType where Value == MemberDescription {
    /// A member of a group: an item, or a group, which has keys that an item lacks, such as `horizontal`.
    static var member: ValueType {
        .mapping("an item or a group") {
            [
                ValueType<ItemDescription>.item.map(MemberDescription.item),
                ValueType<GroupDescription>.group.map(MemberDescription.group),
            ]
        }
    }
}

extension ValueType where Value == ItemDescription {
    /// An item of a group.
    static var item: ValueType {
        .record(
            "an item such as { size: [100%, 44] }",
            Field("size", .layoutSize, "Its size; the whole group unless told otherwise."),
            Field("contentInsets", .insets, "Space around the cell inside the item.", default: "0"),
            Field("edgeSpacing", .edgeSpacing, "Gaps around the item."),
            Field(
                "supplementaryItems", .list(of: .supplementaryItem, "a list of supplementary items"), "Its badges.")
        ) { size, contentInsets, edgeSpacing, supplementaryItems in
            ItemDescription(
                size: size ?? .whole, contentInsets: contentInsets ?? EdgeInsets(), edgeSpacing: edgeSpacing,
                supplementaryItems: supplementaryItems ?? [])
        }.defined(as: "item")
    }
}

extension ValueType where Value == GroupDescription {
    /// A group of items.
    static var group: ValueType {
        .deferred("a group such as { size: [100%, 44], horizontal: […] }", name: "group") { checkedGroup }
    }

    private static var members: ValueType<[MemberDescription]> {
        .forms(
            "a list of items", list: .list(of: .member, "a list of items"),
            mapping: ValueType<MemberDescription>.member.map { [$0] })
    }

    /// Checks that a group has members, and repeats a single member only.
    private static var checkedGroup: ValueType {
        writtenGroup.checked { group, node, context in
            guard !group.members.isEmpty || group.frames != nil else {
                let axes = ["horizontal", "vertical", "custom"]
                let written = axes.lazy.compactMap { node[$0] }.first
                let empty = TemplateProblem.wrongType(expected: "a list of items", found: "an empty list")
                context.reporter.report(written == nil ? .missingOneOf(axes) : empty, at: written ?? node)
                return nil
            }
            guard group.count == nil || group.members.count <= 1 else {
                return context.outOfRange(
                    "a group with a count of \(group.members.count) different items", "one item where 'count' is given",
                    node)
            }
            return group
        }
    }

    private static var writtenGroup: ValueType {
        .record(
            "a group such as { size: [100%, 44], horizontal: […] }",
            Field("size", .layoutSize, "Its size.", isRequired: true),
            Field("horizontal", members, "Items in a row, repeated as long as they fit."),
            Field(
                "vertical", members, "Items in a column, repeated as long as they fit.", excludes: ["horizontal"]),
            Field(
                "custom", .list(of: .customFrame, "a list of frames", isEmptyAllowed: false),
                "The frames of its items, each [x, y, width, height] in points or as parts of the group.",
                excludes: ["horizontal", "vertical", "count", "spacing"]),
            Field("count", .integer(from: 1, through: 10_000), "How many copies of its one item it has."),
            Field("spacing", .spacing, "The gap between items.", default: "0"),
            Field("contentInsets", .insets, "Space around the items.", default: "0"),
            Field("edgeSpacing", .edgeSpacing, "Gaps around the group."),
            Field(
                "supplementaryItems", .list(of: .supplementaryItem, "a list of supplementary items"), "Its badges.")
        ) { size, horizontal, vertical, custom, count, spacing, contentInsets, edgeSpacing, supplementaryItems in
            GroupDescription(
                size: size ?? .whole, isVertical: vertical != nil, members: vertical ?? horizontal ?? [],
                frames: custom, count: count, spacing: spacing, contentInsets: contentInsets ?? EdgeInsets(),
                edgeSpacing: edgeSpacing, supplementaryItems: supplementaryItems ?? [])
        }
    }
}

extension ValueType where Value == CustomFrame {
    /// A frame of a custom group: `[0, 0, 50%, 100%]`, or a mapping that may have a `zIndex`, too.
    static var customFrame: ValueType {
        let expected = "a frame such as [0, 0, 50%, 100%]"
        let (position, length) = (ValueType<CustomFrame.Length>.position, ValueType<CustomFrame.Length>.extent)
        let list = ValueType(
            expected,
            schema: .tuple([position.schema, position.schema, length.schema, length.schema])
        ) { node, context in
            guard let parts = node.elements, parts.count == 4 else { return context.wrongType(expected, node) }
            guard let x = position.decode(parts[0], in: context), let y = position.decode(parts[1], in: context),
                let width = length.decode(parts[2], in: context), let height = length.decode(parts[3], in: context)
            else { return nil }
            return CustomFrame(x: x, y: y, width: width, height: height)
        }
        return .forms(
            expected, list: list,
            mapping: .record(
                expected, Field("x", position, "The distance from the leading edge.", default: "0"),
                Field("y", position, "The distance from the top.", default: "0"),
                Field("width", length, "The width.", isRequired: true, example: "50%"),
                Field("height", length, "The height.", isRequired: true, example: "100%"),
                Field("zIndex", .integer(from: -10_000), "How far in front it is drawn.", default: "0")
            ) { x, y, width, height, zIndex in
                CustomFrame(
                    x: x ?? CustomFrame.Length(), y: y ?? CustomFrame.Length(), width: width ?? CustomFrame.Length(),
                    height: height ?? CustomFrame.Length(), zIndex: zIndex ?? 0)
            }
        ).defined(as: "customFrame")
    }
}

extension ValueType where Value == CustomFrame.Length {
    /// A position, which may be before the edge.
    fileprivate static var position: ValueType { length("a position such as 44 or 50%", range: -1_000_000...1_000_000) }
    /// A width or a height.
    fileprivate static var extent: ValueType { length("a length such as 44 or 50%", range: 0...1_000_000) }

    private static func length(_ expected: String, range: ClosedRange<CGFloat>) -> ValueType {
        let sign = range.lowerBound < 0 ? "-?" : ""
        var number: [(String, SchemaNode)] = [("type", .text("number"))]
        if range.lowerBound == 0 { number.append(("minimum", .number(0))) }
        let schema = SchemaNode.any(of: [
            .object(number), .pattern("^\(sign)[0-9]+(\\.[0-9]+)?%$"), .interpolation,
        ])
        return ValueType(expected, schema: schema) { node, context in
            let part: CGFloat?
            switch node.scalar {
            case .number(let points, _): part = CGFloat(points)
            case .string(let text) where text.hasSuffix("%"):
                guard case .number(let percent, _) = PlainScalar.value(of: text.dropLast().trimmingSpaces()) else {
                    return context.wrongType(expected, node)
                }
                part = CGFloat(percent)
            default: return context.wrongType(expected, node)
            }
            guard let part, range.contains(part) else {
                return context.outOfRange(
                    node.shown, range.lowerBound < 0 ? "from -1000000 to 1000000" : "from 0 to 1000000", node)
            }
            if case .string = node.scalar { return CustomFrame.Length(fraction: part / 100) }
            return CustomFrame.Length(points: part)
        }
    }
}
