import SwiftUI

/// A box around related views.
struct GroupBoxes: View {
    var body: some View {
        GroupBox("Today") {
            Text("Three meetings, and lunch at noon.").frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// Content that can be collapsed.
struct Disclosure: View {
    var body: some View {
        VStack {
            DisclosureGroup("Closed") { Text("Not to be seen") }
            DisclosureGroup("Open", isExpanded: .constant(true)) { Text("To be seen") }
        }
    }
}

/// A header, views and a footer.
struct Sections: View {
    var body: some View {
        VStack(alignment: .leading) {
            Section {
                Text("First row")
                Text("Second row")
            } header: {
                Text("Header").font(.headline)
            } footer: {
                Text("Footer").font(.caption)
            }
        }
    }
}

/// A message in place of missing content.
struct EmptyContent: View {
    var body: some View {
        ContentUnavailableView("No mail", systemImage: "tray", description: Text("New messages appear here."))
    }
}

/// Content larger than its space is clipped, and can be shown from its end.
struct ScrollViews: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(1..<12) { Text("\($0)").frame(width: 44, height: 44).background(.mint) } }
        }
        .defaultScrollAnchor(.trailing)
        .frame(height: 44)
    }
}

/// Margins around scrolling content.
struct MarginsOfScrollViews: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(1..<12) { Text("\($0)").frame(width: 44, height: 44).background(.mint) } }
        }
        .contentMargins(.horizontal, 24)
        .border(.gray)
        .frame(height: 44)
    }
}

/// Scrolling content at the place that a binding asks for; pages and views at which it comes to rest.
struct PositionsOfScrollViews: View {
    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack { ForEach(1..<12) { Text("\($0)").frame(width: 44, height: 44).background(.mint) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: .constant(6), anchor: .leading)
            .scrollTargetBehavior(.viewAligned)
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    HStack { ForEach(1..<12) { Text("\($0)").frame(width: 44, height: 44).background(.mint) } }
                }
                .onAppear { proxy.scrollTo(6, anchor: .center) }
            }
        }
        .frame(height: 100)
    }
}

/// Scrolling content that is not clipped.
struct ScrollViewsWithoutClipping: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack { ForEach(1..<5) { Text("\($0)").frame(width: 44, height: 44).background(.mint) } }
        }
        .scrollClipDisabled()
        .frame(width: 120, height: 44)
        .border(.gray)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A screen with a navigation bar: its title, and items beside it.
struct Navigation: View {
    var body: some View {
        NavigationStack {
            Text("Root of a stack")
                .navigationTitle("Title")
                .toolbar { Button("Edit") {} }
        }
        .frame(height: 160)
    }
}

/// Screens of which one is visible, with a bar of tabs.
struct Tabs: View {
    var body: some View {
        TabView {
            Tab("Inbox", systemImage: "tray") { Text("No mail") }.badge(2)
            Tab("Search", systemImage: "magnifyingglass") { Text("Nothing found") }
        }
        .frame(height: 130)
    }
}

/// A view of the current time, fixed in an image.
struct Timelines: View {
    var body: some View {
        TimelineView(.everyMinute) { timeline in
            Text(timeline.date, format: .dateTime.hour().minute())
        }
        .environment(\.timeZone, .gmt)
    }
}
