import Foundation

/// The placeholder of a missing image: a box with the image's name, of a fixed size or filling its frame.
nonisolated struct ImagePlaceholder: View {
    /// The side length of the box if the image is not resizable, in points.
    static let side: CGFloat = 44

    let label: String
    let size: CGSize?

    var body: some View {
        Rectangle()
            .fill(Color.gray.opacity(0.2))
            .strokeBorder(Color.gray)
            .overlay {
                Text(verbatim: label).font(.system(size: 9)).foregroundColor(.secondary).lineLimit(2)
                    .truncationMode(.middle).minimumScaleFactor(0.6).multilineTextAlignment(.center).padding(2)
            }
            .frame(width: size?.width, height: size?.height)
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

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        pass.warn(warning)
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}
