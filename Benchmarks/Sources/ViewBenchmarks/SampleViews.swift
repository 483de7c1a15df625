import Flatlay

/// A cell as apps have them: an avatar, two lines of text and a badge. Ten nodes.
nonisolated struct SampleCell: View {
    let number: Int

    /// The row, the circle and its frame, the column and its two texts, the spacer, the badge's text, padding and
    /// background.
    static let nodeCount = 10

    var body: some View {
        HStack(spacing: 8) {
            Circle().frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 2) {
                Text("Title \(number % 10)")
                Text("Some more words")
            }
            Spacer()
            Text("New").padding(4).background(Color.yellow)
        }
    }
}

/// Rows of four cells.
nonisolated struct SampleGrid: View {
    let count: Int

    var body: some View {
        VStack(spacing: 4) {
            ForEach(0..<count / 4) { row in
                HStack(spacing: 4) {
                    ForEach(0..<4) { column in SampleCell(number: row * 4 + column) }
                }
            }
        }
    }
}

/// Stacks inside stacks, each with a text beside it; rows and columns take turns.
nonisolated struct NestedStacks: View {
    let depth: Int

    var body: some View { NestedStacks.nested(depth) }

    private static func nested(_ depth: Int) -> AnyView {
        guard depth > 0 else { return AnyView(Text("leaf")) }
        let inner = nested(depth - 1)
        return depth % 2 == 0
            ? AnyView(
                HStack {
                    Text("side"); inner; Color.red
                })
            : AnyView(
                VStack {
                    Text("above"); inner; Color.red
                })
    }
}
