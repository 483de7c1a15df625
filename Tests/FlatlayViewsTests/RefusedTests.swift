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
        let messages: [(AnyView, String)] = [
            (
                AnyView(TabView { Text("a") }),
                "TabView can't be drawn in an image; render the screen that you want to see"
            )
        ]
        for (view, message) in messages { #expect(failure(view) == message) }
    }

    @Test func aRefusedViewThatIsNotShownFailsNothing() {
        #expect(
            failure(Text("a").sheet(isPresented: .constant(true)) { TabView { Text("t") } }) == "none")
    }
}
