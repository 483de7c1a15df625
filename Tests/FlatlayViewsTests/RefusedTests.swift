import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

@Suite struct RefusedTests {
    private func failure(_ view: some View) -> String {
        let test = TestResources()
        _ = draw(
            VStack {
                Text(verbatim: "a"); view
            }, 100, 100, test: test)
        return (test.resources.diagnostics.failure as? UnsupportedViewError)?.description ?? "none"
    }

    @Test func viewsThatCannotBeDrawnFailThePicture() {
        let list =
            "show its rows in a CollectionView whose layout is UICollectionViewCompositionalLayout.list(using:), "
            + "or one below the other in a VStack"
        let messages: [(AnyView, String)] = [
            (
                AnyView(TextField("t", text: .constant(""))),
                "TextField can't be drawn in an image; show its text with Text, on its own background"
            ),
            (
                AnyView(SecureField("t", text: .constant(""))),
                "SecureField can't be drawn in an image; show dots with Text, on its own background"
            ),
            (
                AnyView(TextEditor(text: .constant(""))),
                "TextEditor can't be drawn in an image; show its text with Text, in its own frame"
            ),
            (AnyView(List { Text("a") }), "List can't be drawn in an image; " + list),
            (AnyView(List(0..<3, id: \.self) { Text("\($0)") }), "List can't be drawn in an image; " + list),
            (AnyView(Form { Text("a") }), "Form can't be drawn in an image; " + list),
            (
                AnyView(Picker("p", selection: .constant(1)) { Text("a") }),
                "Picker can't be drawn in an image; show the chosen value with LabeledContent or Text"
            ),
            (
                AnyView(DatePicker("d", selection: .constant(.now))),
                "DatePicker can't be drawn in an image; show the chosen date with LabeledContent or Text"
            ),
            (
                AnyView(ColorPicker("c", selection: .constant(.red))),
                "ColorPicker can't be drawn in an image; show the chosen colour with Circle().fill(_:)"
            ),
        ]
        for (view, message) in messages { #expect(failure(view) == message) }
    }

    @Test func aRefusedViewThatIsNotShownFailsNothing() {
        #expect(
            failure(Text("a").sheet(isPresented: .constant(false)) { TextField("t", text: .constant("")) }) == "none")
    }
}
