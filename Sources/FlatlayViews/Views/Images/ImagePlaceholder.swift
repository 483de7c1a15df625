import Foundation

/// The placeholder of a missing image: a box with the image's name, of a fixed size or filling its frame.
nonisolated struct ImagePlaceholder: View {
    /// The side length of the box if nothing else determines it, in points.
    static let side: CGFloat = 44

    let label: String
    /// The fixed size; nil for that of the frame.
    let size: CGSize?

    var body: some View {
        if let size {
            box.frame(width: size.width, height: size.height)
        } else {
            box.frame(idealWidth: Self.side, idealHeight: Self.side)
        }
    }

    private var box: some View {
        Rectangle()
            .fill(Color.gray.opacity(0.2))
            .strokeBorder(Color.gray)
            .overlay {
                Text(verbatim: label).font(.system(size: 9)).foregroundColor(.secondary).lineLimit(2)
                    .truncationMode(.middle).minimumScaleFactor(0.6).multilineTextAlignment(.center).padding(2)
            }
    }
}

/// Records a warning when its child is drawn, so that views that are not drawn cause none.
final class WarningNode: WrapperNode {
    private let warning: String
    private let label: String?

    init(_ child: ViewNode, warning: String, name: String? = "image", environment: borrowing EnvironmentValues) {
        self.warning = warning
        label = name
        super.init(child, environment)
    }

    override var name: String? { label }
    /// The placeholder of an image; other content with a warning has proportions of its own.
    override var isStandIn: Bool { label != nil }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        pass.warn(warning)
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}
