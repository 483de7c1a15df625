import Flatlay
import Foundation
import RenderingTestSupport
import Testing

/// Which views see the safe area, depending on which one ignores it: a table of nestings.
@Suite struct SafeAreaNestingTests {
    /// An image of 100×100 points with a safe area: 20 are covered at the top and 10 at the bottom.
    private func list(_ view: some View, _ direction: LayoutDirection = .leftToRight) throws -> DisplayList {
        let renderer = ImageRenderer(content: AnyView(view))
        renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
        renderer.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        renderer.textShaper = GridTextShaper()
        renderer.layoutDirection = direction
        return try renderer.displayList()
    }

    private var nothing: Binding<Int?> { .constant(nil) }

    /// Text at the top of a column.
    private var column: some View {
        VStack(spacing: 0) {
            Text("a")
            Spacer(minLength: 0)
        }
    }

    @Test func whereTextAtTheTopStands() throws {
        let table: [(String, AnyView, CGFloat)] = [
            ("kept", AnyView(column), 20),
            ("from outside", AnyView(column.ignoresSafeArea()), 0),
            ("from outside, by another name", AnyView(column.edgesIgnoringSafeArea(.all)), 0),
            ("at the top", AnyView(column.ignoresSafeArea(edges: .top)), 0),
            ("at the bottom", AnyView(column.ignoresSafeArea(edges: .bottom)), 20),
            ("at the sides", AnyView(column.ignoresSafeArea(edges: .horizontal)), 20),
            ("for the keyboard", AnyView(column.ignoresSafeArea(.keyboard)), 20),
            ("for bars", AnyView(column.ignoresSafeArea(.container)), 0),
            ("a stack around", AnyView(VStack { column }.ignoresSafeArea()), 0),
            (
                "one edge after the other",
                AnyView(column.ignoresSafeArea(edges: .bottom).ignoresSafeArea(edges: .top)), 0
            ),
            (
                "a layer below",
                AnyView(
                    ZStack(alignment: .top) {
                        Color.red.ignoresSafeArea(); Text("a")
                    }), 20
            ),
            (
                "layers together",
                AnyView(
                    ZStack(alignment: .top) {
                        Color.red; Text("a")
                    }.ignoresSafeArea()), 0
            ),
            ("an overlay of it", AnyView(Color.red.ignoresSafeArea().overlay(alignment: .top) { Text("a") }), 20),
            ("with its overlay", AnyView(Color.red.overlay(alignment: .top) { Text("a") }.ignoresSafeArea()), 0),
            ("as an overlay", AnyView(Color.red.overlay { column.ignoresSafeArea() }), 0),
            ("as a background", AnyView(Color.clear.background { column.ignoresSafeArea() }), 0),
            ("a background of it", AnyView(column.background(Color.red)), 20),
            ("a scroll view", AnyView(ScrollView { Text("a") }), 20),
            ("a scroll view from outside", AnyView(ScrollView { Text("a") }.ignoresSafeArea()), 0),
            ("a container", AnyView(column.notification(nothing)), 20),
            ("a container from outside", AnyView(column.notification(nothing).ignoresSafeArea()), 20),
            ("a container from inside", AnyView(column.ignoresSafeArea().notification(nothing)), 20),
            (
                "a container from both sides",
                AnyView(column.ignoresSafeArea().notification(nothing).ignoresSafeArea()), 0
            ),
            ("a container in a stack", AnyView(VStack { column.notification(nothing) }.ignoresSafeArea()), 20),
            (
                "containers in each other",
                AnyView(column.notification(nothing).ignoresSafeArea().notification(nothing).ignoresSafeArea()), 20
            ),
            ("a container at the bottom", AnyView(column.notification(nothing).ignoresSafeArea(edges: .bottom)), 20),
        ]
        for (name, view, y) in table {
            for direction in LayoutDirection.allCases {
                #expect(try list(view, direction).frame(of: "text")?.minY == y, "\(name)")
            }
        }
    }

    @Test func backgroundsReachNoFurtherThanTheSafeAreaThatTheySee() throws {
        func fill(_ view: some View) throws -> CGRect? {
            try list(view).drawings.compactMap { item in
                if case .fill(let shape, _, _) = item.command { shape.bounds } else { nil as CGRect? }
            }.first
        }
        let row = Text("a").frame(maxWidth: .infinity).background(.red)
        func below(_ gap: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: gap)
                row
                Spacer(minLength: 0)
            }
        }
        #expect(try fill(below(0)) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(try fill(below(5)) == CGRect(x: 0, y: 25, width: 100, height: 20))
        // Nothing covers a view that ignores the safe area.
        #expect(try fill(below(5).ignoresSafeArea()) == CGRect(x: 0, y: 5, width: 100, height: 20))
        #expect(try fill(ScrollView { row }) == CGRect(x: 0, y: 20, width: 100, height: 20))
        #expect(try fill(ScrollView(.horizontal) { row.frame(height: 70) })?.minY == 45)
        #expect(try fill(below(0).notification(nothing)) == CGRect(x: 0, y: 20, width: 100, height: 20))
        #expect(
            try fill(below(0).notification(nothing).ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test func readersOfGeometryAreToldOfTheSafeAreaThatTheySee() throws {
        let reader = GeometryReader { geometry in
            Text(verbatim: "\(Int(geometry.safeAreaInsets.top)) \(Int(geometry.safeAreaInsets.bottom))")
        }
        #expect(try list(reader).texts == ["20 10"])
        #expect(try list(reader.ignoresSafeArea()).texts == ["0 0"])
        #expect(try list(reader.ignoresSafeArea(edges: .top)).texts == ["0 10"])
        #expect(try list(reader.padding(1)).texts == ["0 0"])
        #expect(try list(reader.notification(nothing)).texts == ["0 0"])
        #expect(try list(reader.notification(nothing).ignoresSafeArea()).texts == ["20 10"])
    }
}
