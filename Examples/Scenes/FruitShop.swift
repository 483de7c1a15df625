import Flatlay

/// A list of fruit; the tapped one is shown on top of it for three seconds.
struct FruitShop: View {
    struct Fruit: Hashable {
        var emoji: String
        var name: String
        var color: Color
    }

    nonisolated static let fruits = [
        Fruit(emoji: "🍏", name: "Apple", color: .green), Fruit(emoji: "🍌", name: "Banana", color: .yellow),
        Fruit(emoji: "🍒", name: "Cherry", color: .red), Fruit(emoji: "🍇", name: "Grapes", color: .purple),
        Fruit(emoji: "🥝", name: "Kiwi", color: .brown), Fruit(emoji: "🍋", name: "Lemon", color: .yellow),
        Fruit(emoji: "🍑", name: "Peach", color: .orange), Fruit(emoji: "🍓", name: "Strawberry", color: .pink),
    ]

    /// The fruit that was tapped.
    @State var selection: Fruit?

    nonisolated init(selection: Fruit? = nil) {
        _selection = State(initialValue: selection)
    }

    var body: some View {
        NotificationContainer($selection) {
            VStack(alignment: .leading, spacing: 0) {
                Text("Fruit").font(.largeTitle.bold()).padding(.horizontal, 20)
                FruitList(fruits: Self.fruits, selection: $selection)
            }
        }
        .ignoresSafeArea()
    }
}

/// The list, which provides the view of a fruit's notification. It could be in another module.
struct FruitList: View {
    let fruits: [FruitShop.Fruit]
    @Binding var selection: FruitShop.Fruit?

    var body: some View {
        CollectionView(
            rows: [CollectionRow(section: "fruit", items: fruits)],
            layout: {
                UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
            }
        ) { _, fruit in
            Button {
                selection = fruit
            } label: {
                HStack(spacing: 16) {
                    Text(fruit.emoji).font(.title2)
                    Text(fruit.name).foregroundStyle(Color.primary)
                    Spacer()
                    Image(systemName: "chevron.right").font(.footnote.bold()).foregroundStyle(Color(.tertiaryLabel))
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 11)
            }
        }
        .overlayContent(for: FruitShop.Fruit.self) { fruit in
            VStack(spacing: 20) {
                Text(fruit.emoji).font(.largeTitle)
                Text(fruit.name)
            }
            .padding(80)
            .background(.regularMaterial, in: .rect(cornerRadius: 20))
            .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
        }
    }
}
