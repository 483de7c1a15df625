import SwiftUI
import UIKit

/// A news feed, with each card as high as its text.
enum ConferenceNewsExample {
    @MainActor
    static func createLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 1)

        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.interGroupSpacing = 10
        return UICollectionViewCompositionalLayout(section: section)
    }

    struct Story: Hashable {
        var date: String
        var headline: String
        var body: String
    }

    static let stories = [
        Story(
            date: "9 June", headline: "Doors open at eight",
            body: "Badges are handed out in the north hall. Bring a photo ID, and come early if you want coffee."),
        Story(
            date: "8 June", headline: "The schedule is final",
            body: """
                All 112 sessions now have a room and an hour. Three talks moved to the large hall because so many of \
                you put them on your list; the app shows the change wherever you marked them. Workshops need a seat, \
                and seats are given out on the morning of each day.
                """),
        Story(
            date: "2 June", headline: "Ask an engineer: slots from Tuesday to Thursday, for questions large and small",
            body: """
                Bring your project and a question. Twenty minutes each, one to one, with the people who build the \
                frameworks.
                """),
        Story(
            date: "28 May", headline: "Captions in eleven languages",
            body: """
                Every session in the large hall is captioned live. Recordings follow within the week, with transcripts \
                that can be searched and chapters that can be linked to.
                """),
    ]

    struct Card: View {
        let story: Story

        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: story.date)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.orange)
                    .textCase(.uppercase)
                Text(verbatim: story.headline)
                    .font(.headline)
                Text(verbatim: story.body)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
            .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
        }
    }
}
