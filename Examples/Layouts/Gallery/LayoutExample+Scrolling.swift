import Flatlay

// Sections that scroll horizontally, and the two conference screens.

extension LayoutExample {
    static var orthogonalScrolling: LayoutExample {
        LayoutExample(
            "orthogonal-scrolling", "Orthogonal scrolling", in: "OrthogonalScrollingExample.swift",
            "The nested groups, a little narrower, in sections that scroll horizontally.", height: 844
        ) {
            CollectionView(rows: .numbers(30, 30, 30), layout: OrthogonalScrollingExample.createLayout) { _, number in
                NumberTile(number: number, color: .shade(number, of: 66), cornerRadius: 18, fontSize: 28)
            }
        }
    }

    static var orthogonalBehaviors: LayoutExample {
        LayoutExample(
            "orthogonal-behaviors", "Orthogonal section behaviours", in: "OrthogonalBehaviorsExample.swift",
            "Each section is dragged by 240 points and released; its behaviour decides where it rests.", height: 844
        ) {
            var collection = CollectionView(
                rows: .numbers(18, 18, 18, 18, 18, 3),
                layout: { OrthogonalBehaviorsExample.createLayout(groupHeight: .absolute(103)) },
                cell: { path, number in
                    NumberTile(
                        number: path.item, color: .shade(path.item, of: 12), cornerRadius: 12, fontSize: 17)
                },
                supplementaryView: { _, path in
                    OrthogonalBehaviorsExample.Header(name: OrthogonalBehaviorsExample.behaviors[path.section].name)
                })
            for section in OrthogonalBehaviorsExample.behaviors.indices {
                collection = collection.orthogonalOffset(240, inSection: section)
            }
            return collection
        }
    }

    static var conferenceVideos: LayoutExample {
        let palettes: [[Color]] = [
            [.indigo, .purple], [.blue, .cyan], [.pink, .orange], [.teal, .green], [.blue, .mint],
        ]
        return LayoutExample(
            "conference-videos", "Conference video browser", in: "ConferenceVideosExample.swift",
            "Sections of cards that scroll horizontally, each below its title.", height: 700
        ) {
            CollectionView(
                rows: ConferenceVideosExample.shelves.map { CollectionRow(section: $0.title, items: $0.videos) },
                layout: ConferenceVideosExample.createLayout
            ) { path, video in
                ConferenceVideosExample.Card(
                    video: video, colors: palettes[(path.section * 2 + path.item) % palettes.count])
            } supplementaryView: { _, path in
                ConferenceVideosExample.Title(text: ConferenceVideosExample.shelves[path.section].title)
            }
        }
    }

    static var conferenceNews: LayoutExample {
        LayoutExample(
            "conference-news", "Conference news feed", in: "ConferenceNewsExample.swift",
            "Cards as high as their text: item and group have an estimated height.", height: nil,
            background: Color(.systemGroupedBackground)
        ) {
            CollectionView(
                rows: [CollectionRow(section: 0, items: ConferenceNewsExample.stories)],
                layout: ConferenceNewsExample.createLayout
            ) { _, story in
                ConferenceNewsExample.Card(story: story)
            }
        }
    }
}
