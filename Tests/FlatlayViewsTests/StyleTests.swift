import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayViews

struct StyleTests {
    private func hex(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
        var environment = EnvironmentValues()
        change(&environment)
        return style._stylePaint(in: environment).representativeColor.description
    }

    @Test(
        "system colours have a light and a dark value",
        arguments: [
            (Color.red, "#ff3b30", "#ff453a"), (.blue, "#007aff", "#0a84ff"), (.mint, "#00c7be", "#63e6e2"),
            (.primary, "#000000", "#ffffff"), (.secondary, "#3c3c4399", "#ebebf599"), (.white, "#ffffff", "#ffffff"),
            (.separator, "#3c3c434a", "#54545899"), (Color(light: .red, dark: .black), "#ff3b30", "#000000"),
        ])
    func systemColors(color: Color, light: String, dark: String) {
        #expect(hex(color) == light)
        #expect(hex(color) { $0.colorScheme = .dark } == dark)
    }

    @Test("colours can be created from several kinds of components")
    func components() {
        #expect(hex(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) == "#ff800080")
        #expect(hex(Color(white: 0.2)) == "#333333")
        #expect(hex(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5)) == "#008000")
        #expect(hex(Color(hue: 0, saturation: 0.5, brightness: 1)) == "#ff8080")
        #expect(hex(Color(.sRGBLinear, white: 0.5)) == "#bcbcbc")
        #expect(hex(Color(.displayP3, red: 1, green: 1, blue: 1)) == "#ffffff")
        #expect(hex(Color(red: .nan, green: 7, blue: -1)) == "#00ff00")
        #expect(hex(Color.black.opacity(0.5).opacity(0.5)) == "#00000040")
    }

    @Test("the levels of the foreground are label colours by default, and fainter versions of a style that was set")
    func hierarchy() {
        #expect(hex(HierarchicalShapeStyle.secondary) == "#3c3c4399")
        let red = { (environment: inout EnvironmentValues) in
            environment.common.foreground = ForegroundStyles(primary: AnyShapeStyle(Color.red))
        }
        #expect(hex(HierarchicalShapeStyle.primary, red) == "#ff3b30")
        #expect(hex(HierarchicalShapeStyle.secondary, red) == "#ff3b3080")
        #expect(hex(Color.secondary, red) == "#3c3c4399")
    }

    @Test("a level that is set as the foreground is a level of the outer foreground")
    func nestedHierarchy() {
        let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
        #expect(draw(view, 10, 10).commands == ["fill rectangle 0 0 10 10 #ff3b3080"])
        let twice = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        #expect(draw(twice, 10, 10).commands == ["fill rectangle 0 0 10 10 #3c3c434d"])
        let levels = Rectangle().fill(.secondary).foregroundStyle(.red, .blue)
        #expect(draw(levels, 10, 10).commands == ["fill rectangle 0 0 10 10 #007aff"])
    }

    @Test("colours that depend on the colour scheme use the scheme of the view that draws them")
    func lateResolution() {
        let view = Rectangle().colorScheme(.dark).foregroundStyle(.red)
        #expect(draw(view, 10, 10).commands == ["fill rectangle 0 0 10 10 #ff453a"])
    }

    @Test("the tint is the accent colour unless it is set")
    func tint() {
        #expect(hex(TintShapeStyle()) == "#007aff")
        #expect(draw(Rectangle().fill(.tint).tint(.green), 9, 9).commands == ["fill rectangle 0 0 9 9 #34c759"])
        #expect(draw(Color.accentColor.accentColor(.pink), 9, 9).commands == ["fill rectangle 0 0 9 9 #ff2d55"])
    }

    @Test("a custom style is resolved in its environment")
    func ownStyle() {
        struct Ink: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                environment.colorScheme == .dark ? .white : .black
            }
        }
        #expect(hex(Ink()) { $0.colorScheme = .dark } == "#ffffff")
        #expect(draw(Text("a").foregroundStyle(Ink()), 10, 20).commands[0].hasSuffix("#000000"))
        #expect(hex(Ink().opacity(0.5)) == "#00000080")
    }
}
