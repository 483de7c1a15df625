import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct EnvironmentTests {
    private struct SchemeName: View {
        @Environment(\.colorScheme) var scheme

        var body: some View { Text(verbatim: scheme.rawValue) }
    }

    private struct OuterReader: View {
        @Environment(\.colorScheme) var scheme

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<1) { _ in Text(verbatim: "each " + scheme.rawValue) }
                GeometryReader { _ in Text(verbatim: "geometry " + scheme.rawValue) }
                SchemeName()
            }
            .environment(\.colorScheme, .dark)
        }
    }

    private func texts(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) -> [String] {
        draw(view, 200, 100, environment: environment).items.compactMap { item in
            if case .glyphs(let run, _, _) = item.command { run.text } else { nil }
        }
    }

    @MainActor @Test("a view reads its environment")
    func reading() {
        #expect(texts(SchemeName()) == ["light"])
        #expect(texts(SchemeName().colorScheme(.dark)) == ["dark"])
        #expect(SchemeName().scheme == .light)
    }

    @Test("closures in a body read the environment of that body, not of their caller")
    func closures() {
        #expect(texts(OuterReader()) == ["each light", "geometry light", "dark"])
    }

    @Test("copies of environments don't share changes")
    func copies() {
        let first = EnvironmentValues()
        var second = first
        second.font = .title
        second.accentWidth = 9
        #expect(first.font == nil && first.accentWidth == 4)
        #expect(second.font == .title && second.accentWidth == 9)
    }

    @Test("an optional value has its default if none was set, and nil if nil was set")
    func optionals() {
        var environment = EnvironmentValues()
        #expect(environment.horizontalSizeClass == .compact)
        environment.horizontalSizeClass = nil
        #expect(environment.horizontalSizeClass == nil)
    }

    @Test("a view can be disabled from outside, and can't be enabled again from inside")
    func enabling() {
        struct Probe: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text(verbatim: isEnabled ? "on" : "off") }
        }
        #expect(texts(Probe().disabled(false).disabled(true)) == ["off"])
        #expect(texts(Probe()) == ["on"])
    }

    @Test("views on several threads read their own environments")
    func threads() async {
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<16 {
                group.addTask {
                    let scheme: ColorScheme = index % 2 == 0 ? .dark : .light
                    var environment = EnvironmentValues()
                    environment.colorScheme = scheme
                    return (0..<50).allSatisfy { _ in
                        draw(SchemeName(), 50, 20, environment: environment).commands.contains {
                            $0.contains("\"\(scheme.rawValue)\"")
                        }
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
