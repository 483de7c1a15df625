// What the compiler must accept, requirement by requirement; the comments name them.
import SwiftUI

struct CompileOnly: View {
    @State private var isOn = true
    @State private var items = ["a", "b"]
    @State private var item: Row?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.locale) var locale
    @Environment(\.calendar) var calendar
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.scenePhase) var scenePhase

    struct Row: Identifiable { let id = UUID(); let date = Date(); var url = URL(string: "https://example.com") }

    let action: () -> Void
    var name: String? = nil
    let number = 3.14159

    var body: some View {
        VStack {
            // 1 Foundation is re-exported.
            Text(ProcessInfo.processInfo.processName.isEmpty ? "-" : "name")
            // 2 Literals are keys, strings are strings.
            Text("Value \(number, specifier: "%.2f") of \(items.count)")
            Text(verbatim: "plain")
            Text(name ?? "none")
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())
            // 3 Text and Image keep their types.
            (Text("a").bold().italic().underline() + Text("b").kerning(1).baselineOffset(2).foregroundColor(.red))
            Image("shoe").resizable().renderingMode(.template)
            Circle().trim(from: 0, to: 0.5).rotation(.degrees(-90)).stroke(.red, lineWidth: 2)
            Circle().inset(by: 4).offset(x: 1).stroke(style: StrokeStyle(lineWidth: 1, dash: [4]))
            // 4 Ternaries of styles.
            Text("x").foregroundColor(isOn ? .white : .primary).foregroundStyle(isOn ? .white : .secondary)
            Text("x").foregroundStyle(.tint).background(isOn ? .red : .clear)
            Rectangle().fill(isOn ? Color.accentColor : Color(.systemGray5))
            // 5 Backgrounds and overlays.
            Group {
                Text("x").background(Color.red).background(.red, in: .capsule).background(Circle(), alignment: .top)
                Text("x").background(in: RoundedRectangle(cornerRadius: 3)).background {
                    Circle(); Text("y")
                }
                Text("x").overlay(Circle().stroke()).overlay(alignment: .top) { Text("y") }.overlay(.red.opacity(0.1))
                Text("x").clipShape(.rect(cornerRadius: 8)).clipShape(.capsule).clipShape(Circle())
            }
            // 6 UIKit's colours.
            Group {
                Color(.systemBackground)
                Color(UIColor.label)
                Color(uiColor: .secondarySystemFill)
                Color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
            }
            // 7 Builders.
            Group {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
                Text("10"); Text("11")
                if let name { Text(name) } else if isOn { Text("on") } else { EmptyView() }
                if #available(iOS 16, *) { Text("new") } else { Text("old") }
                switch items.count {
                case 0: Text("none")
                case 1: Text("one")
                default: Text("many")
                }
                ForEach(items.indices, id: \.self) { Text(items[$0]) }
                ForEach($items, id: \.self) { $item in Text(item) }
                ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index) \(item)") }
            }
            // 11 Bodies for one system.
            #if os(iOS)
            ThisDoesNotExistOnLinux()
            #endif
            controls
        }
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("Done") { dismiss() } }
        }
        .onAppear(perform: action)
        .onDisappear { presentationMode.wrappedValue.dismiss() }
        .alert("Sure?", isPresented: $isOn) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Really")
        }
        .alert(isPresented: $isOn) { Alert(title: Text("A"), message: Text("B"), dismissButton: .default(Text("OK"))) }
        .confirmationDialog("Choose", isPresented: $isOn, titleVisibility: .visible) { Button("A") {} }
        .fullScreenCover(item: $item) { Text($0.id.uuidString) }
        .popover(isPresented: $isOn) { Text("p") }
        .refreshable { await load() }
        .searchable(text: .constant(""))
        .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
        .environment(\.openURL, OpenURLAction { _ in .handled })
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .edgesIgnoringSafeArea(.all)
        .statusBar(hidden: true)
    }

    private func load() async {}

    @ViewBuilder private var controls: some View {
        Button {
            withAnimation { isOn.toggle() }
        } label: {
            Text("x")
        }
        .buttonStyle(BorderlessButtonStyle())
        .keyboardShortcut(.defaultAction)
        NavigationLink(destination: Text("d")) {
            HStack {
                Text("Row"); Spacer(); Image(systemName: "chevron.right")
            }
        }
        NavigationLink("Value", value: 3)
        Link("Web", destination: URL(string: "https://example.com")!)
        Label("L", systemImage: "star").labelStyle(.iconOnly)
        ScrollView(.horizontal, showsIndicators: false) { LazyHStack { ForEach(0..<3) { Text("\($0)") } } }
        GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: proxy.frame(in: .local).height) }
        Text("g")
            .gesture(TapGesture(count: 2).onEnded { isOn = false })
            .simultaneousGesture(LongPressGesture().onEnded { _ in })
            .highPriorityGesture(DragGesture().onChanged { print($0.translation) }.exclusively(before: TapGesture()))
            .onTapGesture(count: 2) {}
            .help("Help")
            .accessibility(label: Text("A"))
            .accessibilityHidden(true)
            .disabled(!isEnabled)
            .allowsHitTesting(false)
    }
}
