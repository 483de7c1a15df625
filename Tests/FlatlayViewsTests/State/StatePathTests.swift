import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

/// Views of the same type in different places have states of their own, whatever lies between them.
@Suite struct StatePathTests {
    /// Shows its name, and the name of the view that first had its state.
    private struct Own: View {
        let name: String
        @State private var first: String?

        init(_ name: String) { self.name = name }

        var body: some View {
            Text(verbatim: name + "=" + (first ?? "-")).fixedSize().onAppear { first = first ?? name }
        }
    }

    /// A modifier with views of its own.
    private struct Framed: ViewModifier {
        let name: String

        func body(content: Content) -> some View {
            content.background(Own(name + "1")).padding(1).overlay(Own(name + "2"))
        }
    }

    private func check(_ count: Int, _ view: some View, sourceLocation: SourceLocation = #_sourceLocation) {
        let shown = texts(view)
        #expect(shown.count == count, "\(shown)", sourceLocation: sourceLocation)
        for text in shown {
            let names = text.split(separator: "=")
            #expect(names.count == 2 && names[0] == names[1], "\(text) in \(shown)", sourceLocation: sourceLocation)
        }
        #expect(Set(shown).count == shown.count, sourceLocation: sourceLocation)
    }

    @Test("backgrounds and overlays, one after the other")
    func layers() {
        check(2, Own("a").background(Own("b")))
        check(5, Own("a").background(Own("b")).background(Own("c")).overlay(Own("d")).overlay(Own("e")))
        check(
            4, Own("a").background { Own("b").background { Own("c").overlay { Own("d") } } })
        check(
            4, Own("a").overlay(Own("b").overlay(Own("c"))).overlay(Own("d")))
        check(
            5,
            Own("a").background(alignment: .leading) {
                Own("b")
                Own("c")
            }.overlay {
                Own("d")
                Own("e")
            })
    }

    @Test("frames, padding and values of the environment between them")
    func between() {
        check(
            4,
            Own("a").padding(2).background(Own("b")).padding(2).frame(width: 100).overlay(Own("c"))
                .frame(maxWidth: .infinity).padding(2).background(Own("d")))
        check(
            4,
            Own("a").font(.body).lineLimit(1).background(Own("b")).foregroundStyle(.red).overlay(Own("c").font(.body))
                .environment(\.layoutDirection, .leftToRight).background(Own("d")))
        check(3, Own("a").opacity(0.5).overlay(Own("b")).offset(x: 1).blur(radius: 1).background(Own("c")))
        check(3, Own("a").fixedSize().overlay(Own("b")).clipped().rotationEffect(.zero).background(Own("c")))
    }

    @Test("modifiers with a body")
    func modifiers() {
        check(3, Own("a").modifier(Framed(name: "m")))
        check(5, Own("a").modifier(Framed(name: "m")).modifier(Framed(name: "n")))
        check(
            6,
            Own("a").padding(1).modifier(Framed(name: "m")).overlay(Own("b")).lineLimit(1)
                .modifier(Framed(name: "n")))
    }

    @Test("stacks, groups, loops and branches")
    func containers() {
        let isOn = true
        check(
            6,
            HStack {
                Own("a").padding(1).background(Own("b"))
                if isOn { Own("c").frame(width: 30).overlay(Own("d")) } else { Own("e") }
                Group {
                    Own("f")
                    Own("g")
                }
            })
        check(
            8,
            VStack {
                ForEach(["a", "b"], id: \.self) { name in
                    Own(name).padding(1).background(Own(name + "1"))
                    Own(name + "2").background(Own(name + "3"))
                }
            })
        check(
            4,
            Group {
                Own("a")
                Own("b")
            }.padding(1).modifier(Once()))
    }

    /// Its content and a view of its own beside it, which are two of each for a group of two.
    private struct Once: ViewModifier {
        func body(content: Content) -> some View {
            HStack {
                content
                Own("x").overlay(Own("y"))
            }
        }
    }

    @Test("a state is kept when the view around it is evaluated again")
    func kept() {
        struct Page: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Own("a").padding(width).background(Own("b")).frame(width: width * 10).overlay(Own("c"))
                    .onAppear { width = 5 }
            }
        }
        check(3, Page())
    }
}
