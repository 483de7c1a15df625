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

        var body: some View {
            Text(verbatim: name + "=" + (first ?? "-")).fixedSize().onAppear { first = first ?? name }
        }
    }

    /// A modifier with views of its own.
    private struct Framed: ViewModifier {
        let name: String

        func body(content: Content) -> some View {
            content.background(Own(name: name + "1")).padding(1).overlay(Own(name: name + "2"))
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
        check(2, Own(name: "a").background(Own(name: "b")))
        check(
            5,
            Own(name: "a").background(Own(name: "b")).background(Own(name: "c")).overlay(Own(name: "d")).overlay(
                Own(name: "e")))
        check(
            4, Own(name: "a").background { Own(name: "b").background { Own(name: "c").overlay { Own(name: "d") } } })
        check(
            4, Own(name: "a").overlay(Own(name: "b").overlay(Own(name: "c"))).overlay(Own(name: "d")))
        check(
            5,
            Own(name: "a").background(alignment: .leading) {
                Own(name: "b")
                Own(name: "c")
            }.overlay {
                Own(name: "d")
                Own(name: "e")
            })
    }

    @Test("frames, padding and values of the environment between them")
    func between() {
        check(
            4,
            Own(name: "a").padding(2).background(Own(name: "b")).padding(2).frame(width: 100).overlay(Own(name: "c"))
                .frame(maxWidth: .infinity).padding(2).background(Own(name: "d")))
        check(
            4,
            Own(name: "a").font(.body).lineLimit(1).background(Own(name: "b")).foregroundStyle(.red).overlay(
                Own(name: "c").font(.body)
            )
            .environment(\.layoutDirection, .leftToRight).background(Own(name: "d")))
        check(
            3,
            Own(name: "a").opacity(0.5).overlay(Own(name: "b")).offset(x: 1).blur(radius: 1).background(Own(name: "c")))
        check(
            3,
            Own(name: "a").fixedSize().overlay(Own(name: "b")).clipped().rotationEffect(.zero).background(
                Own(name: "c")))
    }

    @Test("modifiers with a body")
    func modifiers() {
        check(3, Own(name: "a").modifier(Framed(name: "m")))
        check(5, Own(name: "a").modifier(Framed(name: "m")).modifier(Framed(name: "n")))
        check(
            6,
            Own(name: "a").padding(1).modifier(Framed(name: "m")).overlay(Own(name: "b")).lineLimit(1)
                .modifier(Framed(name: "n")))
    }

    @Test("stacks, groups, loops and branches")
    func containers() {
        let isOn = true
        check(
            6,
            HStack {
                Own(name: "a").padding(1).background(Own(name: "b"))
                if isOn { Own(name: "c").frame(width: 30).overlay(Own(name: "d")) } else { Own(name: "e") }
                Group {
                    Own(name: "f")
                    Own(name: "g")
                }
            })
        check(
            8,
            VStack {
                ForEach(["a", "b"], id: \.self) { name in
                    Own(name: name).padding(1).background(Own(name: name + "1"))
                    Own(name: name + "2").background(Own(name: name + "3"))
                }
            })
        check(
            4,
            Group {
                Own(name: "a")
                Own(name: "b")
            }.padding(1).modifier(Once()))
    }

    /// Its content and a view of its own beside it, which are two of each for a group of two.
    private struct Once: ViewModifier {
        func body(content: Content) -> some View {
            HStack {
                content
                Own(name: "x").overlay(Own(name: "y"))
            }
        }
    }

    @Test("a state is kept when the view around it is evaluated again")
    func kept() {
        struct Page: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Own(name: "a").padding(width).background(Own(name: "b")).frame(width: width * 10).overlay(
                    Own(name: "c")
                )
                .onAppear { width = 5 }
            }
        }
        check(3, Page())
    }
}
