import FlatlayLive
import Foundation
import SwiftUI
import Testing

/// The lines of views in the inspector of `flatlay preview`. Each text in these views shows the line that it is written
/// in, so every text of a picture says where its node has to be.
@MainActor
@Suite struct ViewPlaceTests {
    private func nodes(of view: some View, height: CGFloat = 700) async throws -> [InspectionPage.Node] {
        let entry = LiveEntry(LiveAnswer.Picture(name: "lines", file: nil, line: nil)) { _, isInspected in
            let renderer = ImageRenderer(content: AnyView(view.frame(width: 390, height: height)))
            let list = try renderer.displayList()
            #expect(isInspected)
            return LiveEntry.Drawing(renderer: renderer, list: list)
        }
        let request = try JSONEncoder().encode(LiveRequest(.inspection, name: "lines"))
        let (answer, page) = await LiveProgram.answer(to: String(decoding: request, as: UTF8.self), [entry])
        #expect(answer.error == nil)
        return try JSONDecoder().decode(InspectionPage.self, from: page).nodes
    }

    /// Checks each text, and returns how many there are.
    private func check(_ view: some View, height: CGFloat = 700, _ name: String) async throws -> Int {
        var count = 0
        for node in try await nodes(of: view, height: height) {
            guard let line = node.lines.first.flatMap({ Int($0) }), node.lines.count == 1 else { continue }
            count += 1
            #expect(node.file == "AppFileTests/ViewPlaceTests.swift", "\(name): \(line)")
            #expect(node.line == line, "\(name) \(node.frame)")
        }
        return count
    }

    @Test func stacksAndBranches() async throws {
        #expect(try await check(Branches(count: 3), "branches") == 9)
        #expect(try await check(Branches(count: 0), "other branches") == 5)
    }

    @Test func modifiersWithViews() async throws {
        #expect(try await check(Layers(), "layers") == 9)
    }

    @Test func viewsThatOthersAreGiven() async throws {
        #expect(try await check(Containers(), "containers") == 11)
    }

    @Test func listsAndLazyContent() async throws {
        #expect(try await check(Rows(), "rows") == 12)
        #expect(try await check(Lazy(), "lazy") == 11)
    }

    @Test func controlsWithViews() async throws {
        let count = try await check(Parts(), height: 1200, "parts")
        #expect(count == 22)
    }

    @Test func screens() async throws {
        #expect(try await check(Screens(), "screens") == 9)
    }

    @Test func titlesOfSections() async throws {
        #expect(try await check(Sidebar(), "sidebar") == 4)
    }

    @Test func presentedMessages() async throws {
        #expect(try await check(Asked(), "dialog") == 2)
        #expect(try await check(Warned(), "alert") == 2)
    }

    @Test func statementsBetweenViews() async throws {
        #expect(try await check(Statements(), "statements") == 9)
    }

    @Test func viewsOfFlatlayHaveThePlaceOfTheViewThatContainsThem() async throws {
        let nodes = try await nodes(of: Controls())
        let file = nodes.filter { $0.file != nil }
        #expect(!file.isEmpty && file.allSatisfy { $0.file == "AppFileTests/ViewPlaceTests.swift" })
        for title in ["Save", "Wifi", "Name"] {
            let node = try #require(nodes.first { $0.lines == [title] })
            #expect(node.line == Controls.lines[title], "\(title)")
        }
    }

    @Test func aPictureWithPlacesIsTheSamePicture() async throws {
        func drawings(_ list: DisplayList) -> [Substring] {
            list.description.split(separator: "\n").filter { !$0.contains("@") }.map { $0.drop { $0 == " " } }
        }
        for view in [AnyView(Branches(count: 3)), AnyView(Layers()), AnyView(Rows()), AnyView(Screens())] {
            let renderer = { ImageRenderer(content: AnyView(view.frame(width: 390, height: 700))) }
            let plain = try renderer().displayList()
            var traced: DisplayList?
            let entry = LiveEntry(LiveAnswer.Picture(name: "lines", file: nil, line: nil)) { _, _ in
                let drawing = LiveEntry.Drawing(renderer: renderer(), list: try renderer().displayList())
                traced = drawing.list
                return drawing
            }
            let request = try JSONEncoder().encode(LiveRequest(.inspection, name: "lines"))
            _ = await LiveProgram.answer(to: String(decoding: request, as: UTF8.self), [entry])
            let other = try #require(traced)
            #expect(other.nodes.count > plain.nodes.count)
            #expect(drawings(plain) == drawings(other))
            let rest = other.nodes.filter { $0.identifier?.hasPrefix("place ") != true }
            #expect(rest.map(\.name) == plain.nodes.map(\.name))
            #expect(rest.map(\.frame) == plain.nodes.map(\.frame))
        }
    }
}

private struct Branches: View {
    var count: Int

    var body: some View {
        VStack {
            Text("\(#line)")
            HStack {
                Text("\(#line)")
                Text("\(#line)").bold()
            }
            if count > 2 {
                Text("\(#line)")
                ZStack { Text("\(#line)") }
            }
            if count > 0 { Text("\(#line)") } else { Text("\(#line)").italic() }
            switch count {
            case 0: Text("\(#line)")
            case 3:
                Group {
                    Text("\(#line)")
                    Text("\(#line)")
                }
            default: EmptyView()
            }
            if #available(iOS 15, *), count > 0 {
                Text("\(#line)")
            }
        }
    }
}

private struct Plate: ViewModifier {
    func body(content: Content) -> some View {
        VStack {
            content.padding(2)
            Text("\(#line)")
        }
        .overlay(alignment: .bottom) { Text("\(#line)") }
    }
}

private struct Layers: View {
    var body: some View {
        VStack {
            Text("\(#line)").frame(maxWidth: .infinity)
                .background(alignment: .leading) { Text("\(#line)") }
                .overlay(alignment: .trailing) { Text("\(#line)") }
            HStack {
                Text("\(#line)")
            }
            .modifier(Plate())
            .overlay(Text(verbatim: "–"))
            Color.red.frame(height: 20)
                .overlay {
                    HStack { Text("\(#line)") }
                }
                .background(alignment: .top) {
                    Text("\(#line)")
                }
            Color.blue.frame(height: 20).safeAreaInset(edge: .bottom) { Text("\(#line)") }
        }
    }
}

private struct Card<Header: View, Content: View>: View {
    var header: Header
    @ViewBuilder var content: () -> Content

    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content
        self.header = header()
    }

    var body: some View {
        VStack {
            header
            Divider()
            content().padding(2)
        }
    }
}

private struct Titled<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        VStack {
            Text("\(#line)")
            content
        }
        .padding(2)
        .background(.thinMaterial, in: .rect(cornerRadius: 4))
    }
}

private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("\(#line)")
            configuration.label
        }
    }
}

private struct Containers: View {
    var body: some View {
        VStack {
            Card {
                Text("\(#line)")
                Text("\(#line)")
            } header: {
                Text("\(#line)")
                Text("\(#line)")
            }
            Button {
            } label: {
                HStack {
                    Text("\(#line)")
                    Text("\(#line)")
                }
            }
            .buttonStyle(Pressed())
            Titled { Text("\(#line)") }
            AnyView(HStack { Text("\(#line)") })
            GeometryReader { _ in Text("\(#line)") }.frame(height: 20)
        }
    }
}

private struct Rows: View {
    var body: some View {
        List {
            Section {
                ForEach(0..<2, id: \.self) { index in
                    HStack {
                        Text("\(#line)")
                        if index == 1 { Text("\(#line)") }
                    }
                }
                Text("\(#line)")
            } header: {
                Text("\(#line)")
            } footer: {
                Text("\(#line)")
            }
            ForEach(0..<2, id: \.self) { _ in
                Text("\(#line)")
                Text("\(#line)")
            }
            NavigationLink {
                Text("\(#line)")
            } label: {
                VStack { Text("\(#line)") }
            }
            Label {
                Text("\(#line)")
            } icon: {
                Image(systemName: "star")
            }
        }
    }
}

private struct Sidebar: View {
    @State private var isOpen = true

    var body: some View {
        NavigationStack {
            List {
                Section("\(#line)") {
                    Label("One", systemImage: "star")
                    Label("Two", systemImage: "star").badge("new")
                }
                Section("\(#line)", isExpanded: $isOpen) { Text(verbatim: "–") }
                Section("\(#line)") { Text("\(#line)") }
            }
            .listStyle(.sidebar)
        }
    }
}

private struct Asked: View {
    @State private var isShown = true

    var body: some View {
        NavigationStack {
            Text(verbatim: "–")
        }
        .confirmationDialog("Title", isPresented: $isShown) {
            Button("\(#line)") {}
        } message: {
            Text("\(#line)")
        }
    }
}

private struct Warned: View {
    @State private var isShown = true

    var body: some View {
        Text(verbatim: "–")
            .alert("Title", isPresented: $isShown) {
                Button("\(#line)") {}
            } message: {
                Text("\(#line)")
            }
    }
}

private struct Lazy: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<3, id: \.self) { _ in Text("\(#line)") }
            }
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(0..<2, id: \.self) { _ in
                    VStack {
                        Text("\(#line)")
                        Text("\(#line)")
                    }
                }
            }
            Grid {
                GridRow {
                    Text("\(#line)")
                    Text("\(#line)")
                }
            }
            ViewThatFits {
                Text("\(#line)")
                Text(verbatim: "…")
            }
            ScrollViewReader { _ in Text("\(#line)") }
        }
    }
}

private struct Screens: View {
    var body: some View {
        TabView {
            NavigationStack {
                VStack {
                    Text("\(#line)")
                    Branches(count: 0)
                }
                .navigationTitle("Lines")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { HStack { Text("\(#line)") } }
                }
            }
            .tabItem { Label("\(#line)", systemImage: "star") }
            NavigationStack { Text(verbatim: "–") }
                .tabItem { Label("\(#line)", systemImage: "star") }
        }
    }
}

private struct Statements: View {
    @ViewBuilder private var header: some View {
        Text("\(#line)")
        Text("\(#line)")
    }

    private func row() -> some View {
        HStack { Text("\(#line)") }
    }

    @ViewBuilder private func note(_ isShown: Bool) -> some View {
        if isShown { Text("\(#line)") }
    }

    var body: some View {
        let first = HStack { Text("\(#line)") }
        VStack {
            let stack = VStack { Text(verbatim: "–") }
            Text("\(#line)")
            stack
            header
            row()
            note(true)
            note(false)
            below
            end()
            Text("\(#line)")
        }
        .overlay(first.hidden())
    }

    @ViewBuilder private var below: some View {
        HStack { Text("\(#line)") }
    }

    @ViewBuilder private func end() -> some View {
        Text("\(#line)")
        Text("\(#line)")
    }
}

private struct Parts: View {
    @State private var choice = 1
    @State private var isOn = true

    var body: some View {
        VStack {
            GroupBox {
                Text("\(#line)")
            } label: {
                Text("\(#line)")
            }
            LabeledContent {
                Text("\(#line)")
            } label: {
                Text("\(#line)")
            }
            DisclosureGroup(isExpanded: $isOn) {
                Text("\(#line)")
            } label: {
                Text("\(#line)")
            }
            Menu {
                Button("–") {}
            } label: {
                Text("\(#line)")
            }
            Toggle(isOn: $isOn) {
                Text("\(#line)")
                Text("\(#line)")
            }
            Stepper {
                Text("\(#line)")
            } onIncrement: {
            } onDecrement: {
            }
            Gauge(value: 0.5) {
                Text("\(#line)")
            } currentValueLabel: {
                Text("\(#line)")
            }
            ProgressView(value: 0.5) {
                Text("\(#line)")
            } currentValueLabel: {
                Text("\(#line)")
            }
            Picker(selection: $choice) {
                Text("\(#line)").tag(1)
                Text("\(#line)").tag(2)
            } label: {
                Text(verbatim: "–")
            }
            .pickerStyle(.segmented)
            ContentUnavailableView {
                Text("\(#line)")
            } description: {
                Text("\(#line)")
            } actions: {
                Text("\(#line)")
            }
            .frame(height: 200)
            NavigationLink {
                Text(verbatim: "–")
            } label: {
                HStack { Text("\(#line)") }
            }
            Link(destination: URL(fileURLWithPath: "/")) { Text("\(#line)") }
            ControlGroup {
                Button {
                } label: {
                    Text("\(#line)")
                }
            }
        }
    }
}

private struct Controls: View {
    static let lines = ["Save": #line + 5, "Wifi": #line + 6, "Name": #line + 7]

    @State private var isOn = true
    var body: some View {
        Form {
            Button("Save") {}
            Toggle("Wifi", isOn: $isOn)
            LabeledContent("Name", value: "Ada")
        }
    }
}
