import SwiftUI
import UIKit

/// A plain list with a header for each letter.
enum PlainListExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    struct Speaker: Hashable {
        var name: String
        var talk: String
    }

    struct Letter: Hashable {
        var letter: String
        var speakers: [Speaker]
    }

    static let letters = [
        Letter(
            letter: "A",
            speakers: [
                Speaker(name: "Amara Okafor", talk: "Type for every reader"),
                Speaker(name: "Anton Lindqvist", talk: "Groups within groups"),
            ]),
        Letter(
            letter: "B",
            speakers: [
                Speaker(name: "Beatriz Moura", talk: "Colour in light and dark")
            ]),
        Letter(
            letter: "C",
            speakers: [
                Speaker(name: "Chidi Eze", talk: "Snapshots, step by step"),
                Speaker(name: "Clara Vogt", talk: "Cells that size themselves"),
                Speaker(name: "Cyrus Farahani", talk: "What makes an item the same item"),
            ]),
        Letter(
            letter: "D",
            speakers: [
                Speaker(name: "Daniela Ruiz", talk: "Compose your first layout"),
                Speaker(name: "Dev Patel", talk: "Scrolling, both ways"),
            ]),
    ]

    struct Row: View {
        let speaker: Speaker

        var body: some View {
            HStack(spacing: 12) {
                Text(verbatim: initials)
                    .font(.system(size: 15, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: 40, height: 40)
                    .background(
                        LinearGradient(
                            colors: [Color(.systemGray2), Color(.systemGray)], startPoint: .top, endPoint: .bottom),
                        in: .circle)
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: speaker.name)
                    Text(verbatim: speaker.talk).font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            // The separator starts at the name, not at the initials.
            .alignmentGuide(.listRowSeparatorLeading) { _ in 68 }
        }

        private var initials: String {
            speaker.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
        }
    }

    struct Header: View {
        let letter: String

        var body: some View {
            Text(verbatim: letter)
                .font(.subheadline.bold())
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, 16)
                .padding(.vertical, 5)
                .background(Color(.secondarySystemBackground))
        }
    }
}
