import Foundation

@testable import FlatlayViews

/// A view as data.
final class FixtureView: Decodable {
    var hstack: [FixtureView]?
    var vstack: [FixtureView]?
    var zstack: [FixtureView]?
    var viewThatFits: [FixtureView]?
    var text: String?
    var color: String?
    var image: [Int]?
    var spacer: Bool?
    var divider: Bool?
    var circle: Bool?

    var spacing: CGFloat?
    var alignment: String?
    var name: String?
    var modifiers: [Modifier]?

    /// One modifier of a view. Each has one key, with its parameters.
    final class Modifier: Decodable {
        var name: String?
        var frame: Frame?
        var padding: [CGFloat]?
        var background: FixtureView?
        var overlay: FixtureView?
        var alignment: String?
        var fixedSize: Bool?
        var aspectRatio: CGFloat?
        var mode: String?
        var priority: Double?
        var lineLimit: Int?
        var reservesSpace: Bool?
        var minimumScaleFactor: CGFloat?
        var resizable: Bool?
        var guide: String?
        var value: CGFloat?
    }

    struct Frame: Decodable {
        var width: Length?
        var height: Length?
        var minWidth: Length?
        var idealWidth: Length?
        var maxWidth: Length?
        var minHeight: Length?
        var idealHeight: Length?
        var maxHeight: Length?
        var alignment: String?
    }

    /// A number, or `"inf"`.
    struct Length: Decodable {
        var value: CGFloat

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(CGFloat.self) {
                value = number
            } else if try container.decode(String.self) == "inf" {
                value = .infinity
            } else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "neither a number nor inf")
            }
        }
    }

    struct Unknown: Error {
        var what: String
    }
}

extension FixtureView {
    /// The view.
    func build() throws -> AnyView {
        var view = try content()
        if let name { view = AnyView(view.nodeName(name)) }
        for modifier in modifiers ?? [] { view = try modifier.apply(to: view) }
        return view
    }

    private func content() throws -> AnyView {
        func children(_ views: [FixtureView]) throws -> ForEach<Range<Int>, Int, AnyView> {
            let built = try views.map { try $0.build() }
            return ForEach(0..<built.count) { built[$0] }
        }
        if let hstack {
            let content = try children(hstack)
            let vertical = try Self.alignment(alignment ?? "center").vertical
            return AnyView(HStack(alignment: vertical, spacing: spacing) { content })
        }
        if let vstack {
            let content = try children(vstack)
            let horizontal = try Self.alignment(alignment ?? "center").horizontal
            return AnyView(VStack(alignment: horizontal, spacing: spacing) { content })
        }
        if let zstack {
            let content = try children(zstack)
            return AnyView(ZStack(alignment: try Self.alignment(alignment ?? "center")) { content })
        }
        if let viewThatFits {
            let content = try children(viewThatFits)
            return AnyView(ViewThatFits { content })
        }
        if let text { return AnyView(Text(text)) }
        if color != nil { return AnyView(Color.red) }
        if let image { return AnyView(Image(testImage("fixture", width: image[0], height: image[1])).resizable()) }
        if spacer == true { return AnyView(Spacer()) }
        if divider == true { return AnyView(Divider()) }
        if circle == true { return AnyView(Circle()) }
        throw Unknown(what: "a view of no known kind")
    }

    static func alignment(_ name: String) throws -> Alignment {
        let known: [String: Alignment] = [
            "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
            "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
            "bottomTrailing": .bottomTrailing, "firstTextBaseline": .centerFirstTextBaseline,
            "lastTextBaseline": .centerLastTextBaseline,
        ]
        guard let alignment = known[name] else { throw Unknown(what: "alignment \(name)") }
        return alignment
    }
}

extension FixtureView.Modifier {
    func apply(to view: AnyView) throws -> AnyView {
        if let name { return AnyView(view.nodeName(name)) }
        if let frame { return try frame.apply(to: view) }
        if let padding {
            let insets = EdgeInsets(top: padding[0], leading: padding[1], bottom: padding[2], trailing: padding[3])
            return AnyView(view.padding(insets))
        }
        if let background {
            let other = try background.build()
            return AnyView(view.background(alignment: try FixtureView.alignment(alignment ?? "center")) { other })
        }
        if let overlay {
            let other = try overlay.build()
            return AnyView(view.overlay(alignment: try FixtureView.alignment(alignment ?? "center")) { other })
        }
        if fixedSize == true { return AnyView(view.fixedSize()) }
        if let aspectRatio {
            let ratio = aspectRatio == 0 ? nil : aspectRatio
            return AnyView(view.aspectRatio(ratio, contentMode: mode == "fill" ? .fill : .fit))
        }
        if let priority { return AnyView(view.layoutPriority(priority)) }
        if let lineLimit { return AnyView(view.lineLimit(lineLimit, reservesSpace: reservesSpace ?? false)) }
        if let minimumScaleFactor { return AnyView(view.minimumScaleFactor(minimumScaleFactor)) }
        if resizable == true { return view }
        if guide == "verticalCenter" {
            let value = value ?? 0
            return AnyView(view.alignmentGuide(VerticalAlignment.center) { _ in value })
        }
        throw FixtureView.Unknown(what: "a modifier of no known kind")
    }
}

extension FixtureView.Frame {
    fileprivate func apply(to view: AnyView) throws -> AnyView {
        let place = try FixtureView.alignment(alignment ?? "center")
        if width != nil || height != nil {
            return AnyView(view.frame(width: width?.value, height: height?.value, alignment: place))
        }
        return AnyView(
            view.frame(
                minWidth: minWidth?.value, idealWidth: idealWidth?.value, maxWidth: maxWidth?.value,
                minHeight: minHeight?.value, idealHeight: idealHeight?.value, maxHeight: maxHeight?.value,
                alignment: place))
    }
}
