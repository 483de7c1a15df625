import Foundation

@testable import FlatlayViews

extension ModelView {
    /// The real view. Its leaves are named by their numbers in the order of the tree.
    func build() -> AnyView {
        var count = 0
        return build(&count)
    }

    private func build(_ count: inout Int) -> AnyView {
        func leaf(_ view: some View) -> AnyView {
            defer { count += 1 }
            return AnyView(view.nodeName("leaf \(count)"))
        }
        switch self {
        case .color: return leaf(Color.red)
        case .text(let letters): return leaf(Text(verbatim: String(repeating: "m", count: letters)))
        case .spacer(let length): return leaf(Spacer(minLength: length))
        case .stack(.horizontal, let place, let spacing, let children):
            let views = children.map { $0.build(&count) }
            return AnyView(
                HStack(alignment: place.vertical, spacing: spacing) { ForEach(0..<views.count) { views[$0] } })
        case .stack(.vertical, let place, let spacing, let children):
            let views = children.map { $0.build(&count) }
            return AnyView(
                VStack(alignment: place.horizontal, spacing: spacing) { ForEach(0..<views.count) { views[$0] } })
        case .zstack(let alignment, let children):
            let views = children.map { $0.build(&count) }
            return AnyView(ZStack(alignment: alignment.built) { ForEach(0..<views.count) { views[$0] } })
        case .padding(let insets, let child):
            let built = EdgeInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            return AnyView(child.build(&count).padding(built))
        case .fixedFrame(let size, let alignment, let child):
            return AnyView(
                child.build(&count).frame(
                    width: size.width.map { CGFloat($0) }, height: size.height.map { CGFloat($0) },
                    alignment: alignment.built))
        case .flexibleFrame(let width, let height, let alignment, let child):
            func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
            return AnyView(
                child.build(&count).frame(
                    minWidth: length(width.least), idealWidth: length(width.ideal), maxWidth: length(width.greatest),
                    minHeight: length(height.least), idealHeight: length(height.ideal),
                    maxHeight: length(height.greatest), alignment: alignment.built))
        case .fixedSize(let horizontal, let vertical, let child):
            return AnyView(child.build(&count).fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let fills, let child):
            return AnyView(
                child.build(&count).aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
        case .priority(let value, let child): return AnyView(child.build(&count).layoutPriority(value))
        case .layer(let isBehind, let alignment, let child, let other):
            let (built, layer) = (child.build(&count), other.build(&count))
            return isBehind
                ? AnyView(built.background(alignment: alignment.built) { layer })
                : AnyView(built.overlay(alignment: alignment.built) { layer })
        }
    }
}

extension ModelPlace {
    fileprivate var horizontal: HorizontalAlignment { [.leading, .center, .trailing][Int(rawValue * 2)] }
    fileprivate var vertical: VerticalAlignment { [.top, .center, .bottom][Int(rawValue * 2)] }
}

extension ModelAlignment {
    fileprivate var built: Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }
}

extension ModelOffer {
    /// The real proposal.
    var built: ProposedViewSize {
        ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
    }
}
