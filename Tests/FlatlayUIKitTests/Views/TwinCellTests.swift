import Flatlay
import Foundation
import Testing

/// Cells that exist twice, as views of UIKit and as SwiftUI-shaped views: both give the same bytes.
@MainActor @Suite struct TwinCellTests {
    /// A cell in both shapes.
    struct Twin: CustomTestStringConvertible, Sendable {
        let name: String
        let size: CGSize
        let uikit: @MainActor @Sendable () -> UIView
        let shaped: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }
    }

    @MainActor private static func label(
        _ text: String, _ font: UIFont, _ color: UIColor = .label, at point: CGPoint, in view: UIView
    ) {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: point.x),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: point.y),
        ])
    }

    private static func text(_ text: String, _ font: Font, at point: CGPoint) -> some View {
        Text(verbatim: text).font(font).lineLimit(1).fixedSize()
            .padding(.leading, point.x).padding(.top, point.y)
    }

    nonisolated private static let chip = Twin(
        name: "a chip with round corners", size: CGSize(width: 120, height: 36),
        uikit: {
            let view = UIView()
            view.backgroundColor = .systemBlue
            view.layer.cornerRadius = 8
            label("Auto Layout", .systemFont(ofSize: 15), .white, at: CGPoint(x: 12, y: 8), in: view)
            return view
        },
        shaped: {
            AnyView(
                ZStack(alignment: .topLeading) {
                    RoundedRectangle(cornerRadius: 8, style: .circular).fill(Color(uiColor: .systemBlue))
                    text("Auto Layout", .system(size: 15), at: CGPoint(x: 12, y: 8)).foregroundStyle(.white)
                })
        })

    nonisolated private static let contact = Twin(
        name: "a contact with a round picture", size: CGSize(width: 260, height: 60),
        uikit: {
            let view = UIView()
            view.backgroundColor = .systemBackground
            let picture = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            picture.backgroundColor = .systemGreen
            picture.layer.cornerRadius = 20
            view.addSubview(picture)
            label("Ada Lovelace", .boldSystemFont(ofSize: 17), at: CGPoint(x: 62, y: 9), in: view)
            label(
                "Computing since 1843", .systemFont(ofSize: 13), .secondaryLabel, at: CGPoint(x: 62, y: 32), in: view)
            return view
        },
        shaped: {
            AnyView(
                ZStack(alignment: .topLeading) {
                    Color(uiColor: .systemBackground)
                    RoundedRectangle(cornerRadius: 20, style: .circular).fill(Color(uiColor: .systemGreen))
                        .frame(width: 40, height: 40).padding(10)
                    text("Ada Lovelace", .system(size: 17).bold(), at: CGPoint(x: 62, y: 9))
                    text("Computing since 1843", .system(size: 13), at: CGPoint(x: 62, y: 32))
                        .foregroundStyle(Color(uiColor: .secondaryLabel))
                })
        })

    nonisolated private static let card = Twin(
        name: "a card with a gradient", size: CGSize(width: 200, height: 100),
        uikit: {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let gradient = CAGradientLayer()
            gradient.frame = view.bounds
            // A `CGColor` does not follow the appearance.
            gradient.colors = [UIColor.purple.cgColor, UIColor.orange.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0)
            gradient.endPoint = CGPoint(x: 1, y: 1)
            view.layer.addSublayer(gradient)
            label("Sunset", .boldSystemFont(ofSize: 28), .white, at: CGPoint(x: 16, y: 50), in: view)
            return view
        },
        shaped: {
            AnyView(
                ZStack(alignment: .topLeading) {
                    LinearGradient(
                        colors: [Color(uiColor: .purple), Color(uiColor: .orange)], startPoint: .topLeading,
                        endPoint: .bottomTrailing)
                    text("Sunset", .system(size: 28).bold(), at: CGPoint(x: 16, y: 50)).foregroundStyle(.white)
                })
        })

    nonisolated private static let progress = Twin(
        name: "a bar of progress with a separator", size: CGSize(width: 240, height: 50),
        uikit: {
            let view = UIView()
            view.backgroundColor = .secondarySystemBackground
            label("3 of 4 done", .systemFont(ofSize: 13), at: CGPoint(x: 16, y: 8), in: view)
            let track = UIView(frame: CGRect(x: 16, y: 32, width: 208, height: 6))
            track.backgroundColor = .systemGray4
            track.layer.cornerRadius = 3
            let fill = UIView(frame: CGRect(x: 0, y: 0, width: 156, height: 6))
            fill.backgroundColor = .systemBlue
            fill.layer.cornerRadius = 3
            track.addSubview(fill)
            let line = UIView(frame: CGRect(x: 16, y: 49, width: 224, height: 1))
            line.backgroundColor = .separator
            for part in [track, line] { view.addSubview(part) }
            return view
        },
        shaped: {
            AnyView(
                ZStack(alignment: .topLeading) {
                    Color(uiColor: .secondarySystemBackground)
                    text("3 of 4 done", .system(size: 13), at: CGPoint(x: 16, y: 8))
                    ZStack(alignment: .topLeading) {
                        RoundedRectangle(cornerRadius: 3, style: .circular).fill(Color(uiColor: .systemGray4))
                            .frame(width: 208, height: 6)
                        RoundedRectangle(cornerRadius: 3, style: .circular).fill(Color(uiColor: .systemBlue))
                            .frame(width: 156, height: 6)
                    }
                    .padding(.leading, 16).padding(.top, 32)
                    Color(uiColor: .separator).frame(width: 224, height: 1)
                        .padding(.leading, 16).padding(.top, 49)
                })
        })

    nonisolated private static let badge = Twin(
        name: "an outlined box with a badge at its corner", size: CGSize(width: 90, height: 90),
        uikit: {
            let view = UIView()
            let box = UIView(frame: CGRect(x: 10, y: 10, width: 70, height: 70))
            box.backgroundColor = .systemTeal
            box.layer.cornerRadius = 12
            box.layer.borderWidth = 2
            box.layer.borderColor = UIColor.brown.cgColor
            box.alpha = 0.5
            let badge = UIView(frame: CGRect(x: 66, y: 4, width: 20, height: 20))
            badge.backgroundColor = .systemRed
            badge.layer.cornerRadius = 10
            label("7", .boldSystemFont(ofSize: 13), .white, at: CGPoint(x: 6, y: 2), in: badge)
            for part in [box, badge] { view.addSubview(part) }
            return view
        },
        shaped: {
            let shape = RoundedRectangle(cornerRadius: 12, style: .circular)
            return AnyView(
                ZStack(alignment: .topLeading) {
                    shape.fill(Color(uiColor: .systemTeal))
                        .overlay(shape.strokeBorder(Color(uiColor: .brown), lineWidth: 2))
                        .opacity(0.5).frame(width: 70, height: 70).padding(10)
                    ZStack(alignment: .topLeading) {
                        RoundedRectangle(cornerRadius: 10, style: .circular).fill(Color(uiColor: .systemRed))
                            .frame(width: 20, height: 20)
                        text("7", .system(size: 13).bold(), at: CGPoint(x: 6, y: 2)).foregroundStyle(.white)
                    }
                    .padding(.leading, 66).padding(.top, 4)
                })
        })

    nonisolated static let all = [chip, contact, card, progress, badge]

    @Test("a cell of UIKit gives the bytes of its SwiftUI-shaped twin", arguments: all, [ColorScheme.light, .dark])
    func bytes(twin: Twin, scheme: ColorScheme) throws {
        let uikit = ImageRenderer(view: twin.uikit())
        uikit.proposedSize = ProposedViewSize(twin.size)
        let shaped = ImageRenderer(
            content: twin.shaped().frame(width: twin.size.width, height: twin.size.height, alignment: .topLeading))
        for scale: CGFloat in [1, 2, 3] {
            (uikit.scale, shaped.scale) = (scale, scale)
            (uikit.colorScheme, shaped.colorScheme) = (scheme, scheme)
            (uikit.background, shaped.background) = (.white, .white)
            let (one, other) = (try uikit.pngData(), try shaped.pngData())
            let lists = "\(try uikit.displayList())\n\(try shaped.displayList())"
            #expect(one == other, "scale \(scale): \(lists)")
        }
    }
}
