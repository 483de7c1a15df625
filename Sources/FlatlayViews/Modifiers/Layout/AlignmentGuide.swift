import Foundation

/// Sets the position of an alignment guide.
final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(
        _ child: ViewNode, key: AlignmentKey, environment: borrowing EnvironmentValues,
        compute: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.key = key
        self.compute = compute
        super.init(child, environment)
    }

    override var guides: GuideKinds { super.guides.union(key.kind) }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key else { return child.explicitAlignment(of: key, for: proposal) }
        return compute(child.dimensions(in: proposal))
    }
}

nonisolated extension View {
    /// Sets the position of a horizontal guide, in points from the leading edge of the view.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrappingNodes {
            AlignmentGuideNode($0, key: guide.key, environment: $1.environment, compute: computeValue)
        }
    }

    /// Sets the position of a vertical guide, in points from the top edge of the view.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrappingNodes {
            AlignmentGuideNode($0, key: guide.key, environment: $1.environment, compute: computeValue)
        }
    }
}
