import SwiftUI

/// Space around a view.
struct PaddedViews: View {
    var body: some View {
        HStack {
            Text("All sides").padding().border(.blue)
            Text("Sides").padding(.horizontal, 24).border(.blue)
            Text("Safe").safeAreaPadding(8).border(.blue)
        }
    }
}

/// A frame with a fixed size, or one with limits.
struct FramesOfViews: View {
    var body: some View {
        VStack {
            Text("Fixed").frame(width: 120, height: 32).border(.blue)
            Text("As wide as there is room").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
        }
    }
}

/// A view that keeps its ideal size if it is offered less.
struct FixedSizes: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Too long for its frame").frame(width: 90).border(.blue)
            Text("Too long for its frame").fixedSize().frame(width: 90).border(.blue)
        }
    }
}

/// A view moved by an offset, and one placed at a point.
struct OffsetAndPosition: View {
    var body: some View {
        HStack {
            Circle().fill(.red).frame(width: 32).offset(x: 12, y: -12).frame(width: 72, height: 72).border(.gray)
            Circle().fill(.blue).frame(width: 32).position(x: 20, y: 52).frame(width: 72, height: 72).border(.gray)
        }
    }
}

/// A background and an overlay, which do not change the view's size.
struct BackgroundAndOverlay: View {
    var body: some View {
        HStack(spacing: 24) {
            Text("Behind").padding(8).background(.yellow, in: .capsule)
            Image(systemName: "bell").font(.title).overlay(alignment: .topTrailing) {
                Circle().fill(.red).frame(width: 10, height: 10)
            }
        }
    }
}

/// A line just inside the frame.
struct Borders: View {
    var body: some View {
        HStack(spacing: 16) {
            Text("Thin").padding(8).border(.gray)
            Text("Thick").padding(8).border(.orange, width: 4)
        }
    }
}

/// Only the part inside a shape is drawn.
struct ClippedViews: View {
    var body: some View {
        HStack(spacing: 12) {
            Image("landscape").resizable().scaledToFill().frame(width: 72).clipShape(.circle)
            Image("landscape").resizable().scaledToFit().cornerRadius(16)
            Image("landscape").frame(width: 60, height: 60).clipped()
        }
        .frame(height: 72)
    }
}

/// A hidden view keeps its space.
struct HiddenViews: View {
    var body: some View {
        HStack {
            Text("One").border(.gray)
            Text("Two").hidden()
            Text("Three").border(.gray)
        }
    }
}

/// A view that knows its available space.
struct AvailableSpace: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.green.frame(width: proxy.size.width * 0.7)
                Color.gray.opacity(0.3)
            }
        }
        .frame(height: 24)
    }
}

/// A third of the container.
struct ContainerRelativeFrames: View {
    var body: some View {
        Text("A third")
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 8)
            .background(.mint)
            .frame(maxWidth: .infinity, alignment: .leading)
            .border(.gray)
    }
}

/// A bar that takes space from the content beside it.
struct SafeAreaInsets: View {
    var body: some View {
        Color.mint
            .frame(height: 80)
            .safeAreaInset(edge: .bottom, spacing: 0) {
                Text("Bar").frame(maxWidth: .infinity).padding(4).background(.bar)
            }
    }
}

/// A custom layout measures and places its subviews, which set values for it.
struct CustomLayouts: View {
    struct Lift: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    struct Steps: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat(subviews.count) * 50 - 12, height: 70)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let point = CGPoint(x: bounds.minX + CGFloat(index) * 50, y: bounds.maxY - view[Lift.self])
                view.place(at: point, anchor: .bottomLeading, proposal: .unspecified)
            }
        }
    }

    var body: some View {
        Steps {
            ForEach(1..<6) { step in
                Text("\(step)").padding(10).background(.orange, in: .circle)
                    .layoutValue(key: Lift.self, value: CGFloat(step - 1) * 8)
            }
        }
    }
}
