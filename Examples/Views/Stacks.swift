import SwiftUI

/// Views side by side, eight points apart.
struct HorizontalStack: View {
    var body: some View {
        HStack {
            Image(systemName: "person.circle.fill").font(.largeTitle)
            Text("Ada Lovelace")
        }
    }
}

/// Views below each other, aligned at an edge.
struct VerticalStack: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Title").font(.headline)
            Text("Subtitle").foregroundStyle(.secondary)
        }
    }
}

/// Views on top of each other, aligned at a corner.
struct OverlappingViews: View {
    var body: some View {
        ZStack(alignment: .topTrailing) {
            RoundedRectangle(cornerRadius: 12).fill(.blue)
            Circle().fill(.red).frame(width: 20, height: 20)
        }
        .frame(width: 64, height: 64)
    }
}

/// Spacers take the remaining space; dividers draw a line.
struct SpacersAndDividers: View {
    var body: some View {
        VStack {
            HStack {
                Text("Leading")
                Spacer()
                Text("Trailing")
            }
            Divider()
            HStack {
                Text("One")
                Divider()
                Text("Two")
                Divider()
                Text("Three")
            }.frame(height: 24)
        }
    }
}

/// Texts of different sizes on one baseline.
struct Baselines: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("72").font(.system(size: 56, weight: .bold))
            Text("bpm").foregroundStyle(.secondary)
        }
    }
}

/// An alignment guide sets the point at which a view is aligned.
struct AlignmentGuides: View {
    var body: some View {
        HStack(alignment: .bottom) {
            Rectangle().fill(.red).frame(width: 40, height: 40)
            Rectangle().fill(.green).frame(width: 40, height: 40).alignmentGuide(.bottom) { $0[.bottom] + 16 }
            Rectangle().fill(.blue).frame(width: 40, height: 40)
        }
    }
}

/// Which view gets space first if there is too little.
struct LayoutPriority: View {
    var body: some View {
        HStack {
            Text("This text is cut off where room is short").lineLimit(1)
            Text("This one is whole").layoutPriority(1)
        }
    }
}

/// Later views are on top, unless a z-index changes the order.
struct ZIndexes: View {
    var body: some View {
        HStack(spacing: -20) {
            Circle().fill(.red)
            Circle().fill(.green).zIndex(1)
            Circle().fill(.blue)
        }
        .frame(height: 60)
    }
}

/// Stacks that create their views on demand; an image needs all of them.
struct LazyStacks: View {
    var body: some View {
        LazyVStack(alignment: .leading) {
            Text("Lazy")
            LazyHStack { ForEach(1..<5) { Text("Item \($0)") } }.frame(height: 24)
        }
    }
}

/// One view for each element of a collection.
struct ViewsOfACollection: View {
    var body: some View {
        HStack {
            ForEach(["sun.max", "cloud", "cloud.rain", "snow"], id: \.self) { name in
                Image(systemName: name).font(.title2)
            }
        }
    }
}

/// A group passes modifiers on to each of its views.
struct GroupsOfViews: View {
    var body: some View {
        HStack {
            Group {
                Text("One")
                Text("Two")
                EmptyView()
            }
            .padding(8)
            .border(.blue)
        }
    }
}

/// Views of different types in one variable.
struct TypeErasedViews: View {
    var views: [AnyView] { [AnyView(Text("Text")), AnyView(Circle().frame(width: 24)), AnyView(Divider())] }

    var body: some View {
        HStack { ForEach(0..<3) { views[$0] } }.frame(height: 32)
    }
}

/// The first view that fits the available space.
struct FirstThatFits: View {
    var candidates: some View {
        ViewThatFits {
            Label("Add to the list", systemImage: "plus")
            Image(systemName: "plus")
        }
        .padding(8)
        .border(.gray)
    }

    var body: some View {
        HStack {
            candidates.frame(width: 190)
            candidates.frame(width: 60)
        }
    }
}
