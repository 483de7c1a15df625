import Foundation
import Testing

@testable import FlatlayViews

/// Modifiers without an effect on images, applied as in apps. That the inert ones return the view itself is checked by
/// `ViewTableTests`; here they are called.
@Suite struct InertModifierTests {
    private struct Item: Identifiable { let id = 1 }
    @FocusState private var isFocused: Bool

    private var plain: some View { Text(verbatim: "x").padding(2) }

    private func views() -> [(String, AnyView)] {
        let view = plain
        let space = Namespace().wrappedValue
        let isHidden = Binding.constant(false)
        return [
            ("gesture", AnyView(view.gesture(DragGesture().onChanged { _ in }.sequenced(before: TapGesture())))),
            ("simultaneous", AnyView(view.simultaneousGesture(MagnificationGesture().onEnded { _ in }))),
            ("tap", AnyView(view.onTapGesture {}.onTapGesture(count: 2) {}.onLongPressGesture {})),
            ("hover", AnyView(view.onHover { _ in }.hoverEffect(.lift).help("h").contentShape(Circle()))),
            ("drag", AnyView(view.draggable("s").dropDestination(for: String.self) { _, _ in true })),
            ("feedback", AnyView(view.sensoryFeedback(.success, trigger: 1))),
            ("animation", AnyView(view.animation(.spring(), value: 1).transition(.slide).geometryGroup())),
            ("matched", AnyView(view.matchedGeometryEffect(id: 1, in: space).contentTransition(.numericText()))),
            ("symbol", AnyView(view.symbolEffect(.pulse))),
            ("sheet", AnyView(view.sheet(isPresented: isHidden) { Text("never") })),
            ("cover", AnyView(view.fullScreenCover(item: .constant(nil as Item?)) { Text("\($0.id)") })),
            (
                "alert",
                AnyView(
                    view.alert("A", isPresented: isHidden) {
                        Button("OK") {}
                    } message: {
                        Text("m")
                    })
            ),
            ("menu", AnyView(view.contextMenu { Button("B") {} }.presentationDetents([.medium, .height(3)]))),
            ("bars", AnyView(view.navigationTitle("T").toolbar { ToolbarItem { Text("t") } }.tabItem { Text("t") })),
            ("search", AnyView(view.searchable(text: .constant("")).refreshable {}.badge(3))),
            ("rows", AnyView(view.listRowInsets(nil).listRowBackground(Color.red).listRowSeparator(.hidden))),
            ("swipe", AnyView(view.swipeActions { Button("B") {} }.listStyle(.plain).scrollIndicators(.hidden))),
            ("keyboard", AnyView(view.keyboardType(.numberPad).submitLabel(.done).onSubmit {}.focused($isFocused))),
            ("keys", AnyView(view.keyboardShortcut("k").onKeyPress(.space) { .handled }.focusable())),
            ("labels", AnyView(view.accessibilityLabel("l").accessibilityHint(Text("h")).accessibilityHidden())),
            ("traits", AnyView(view.accessibilityAddTraits([.isButton, .isHeader]).accessibilityAction {})),
            ("edges", AnyView(view.ignoresSafeArea().edgesIgnoringSafeArea(.top).statusBarHidden())),
            ("preview", AnyView(view.previewDevice("iPhone").previewLayout(.device).previewDisplayName("n"))),
            ("names", AnyView(view.tag(1).id("i").coordinateSpace(name: "c"))),
        ]
    }

    @Test func nothingChanges() {
        let expected = draw(plain, 60, 40)
        for (name, view) in views() {
            #expect(draw(view, 60, 40) == expected, "\(name)")
        }
        #expect(withAnimation(.easeIn) { 3 } == 3)
        #expect(texts(ForEach([1], id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }).isEmpty == false)
    }
}
