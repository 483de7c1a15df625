import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct ViewHostTests {
    private func sizes(_ view: some View) -> [CGSize] {
        let host = ViewHost(view, resources: TestResources().resources)
        return ViewHost.FittingSize.allCases.map { host.sizeThatFits($0) }
    }

    @Test("B5 a view has a minimum, an ideal and a maximum size")
    func fittingSizes() {
        let label = Text("longer").lineLimit(1).padding(.horizontal, 10).frame(minWidth: 50, maxWidth: 110)
        #expect(
            sizes(label) == [
                CGSize(width: 50, height: 20), CGSize(width: 80, height: 20), CGSize(width: 110, height: 20),
            ])
        #expect(
            sizes(Color.red) == [
                .zero, CGSize(width: 10, height: 10), CGSize(width: CGFloat.infinity, height: .infinity),
            ])
        #expect(sizes(EmptyView()) == [.zero, .zero, .zero])
    }

    @Test("B2 a cell is its label with padding, as high as its width requires")
    func cell() {
        let cell = Text("one two three").padding(EdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10))
        let host = ViewHost(cell, resources: TestResources().resources)
        #expect(host.sizeThatFits(.unspecified) == CGSize(width: 150, height: 26))
        #expect(host.sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 90, height: 46))
    }

    @Test("B9 measuring in any order gives the same image")
    func measuringChangesNothing() {
        let cell = Text("one two three").padding(5).background(.yellow)
        let host = ViewHost(cell, resources: TestResources().resources)
        func picture() -> DisplayList {
            let builder = DisplayListBuilder()
            host.draw(in: CGRect(x: 7, y: 9, width: 90, height: 50), into: builder)
            return builder.finish(size: CGSize(width: 100, height: 100))
        }
        let before = picture()
        _ = ViewHost.FittingSize.allCases.map { host.sizeThatFits($0) }
        #expect(picture() == before)
        #expect(before.tree == ["rectangle 12 9 80 50", "text 17 14 70 40"])
    }

    @Test("external content is measured and drawn in its frame")
    func externalContent() {
        final class Plain: ExternalContent {
            let name = "collection"
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
            func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: DisplayListBuilder) {
                builder.fill(.rectangle(frame), .color(.white))
            }
        }
        let list = draw(ExternalContentView { _, _ in Plain() }.padding(5), 40, 30)
        #expect(list.tree == ["collection 5 5 30 20"])
        #expect(list.commands == ["fill rectangle 5 5 30 20 #ffffff"])
    }
}
