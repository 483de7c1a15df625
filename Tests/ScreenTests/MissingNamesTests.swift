import FlatlayDrawing
import SwiftUI
import Testing

/// Meshes, keyframes, anchors and tables, from an app's code to what is drawn.
@MainActor @Suite struct MissingNamesTests {
    @Test func keyframesHaveValuesAtMoments() {
        struct Value {
            var scale = 1.0
            var angle = Angle.zero
        }
        let timeline = KeyframeTimeline(initialValue: Value()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                CubicKeyframe(3, duration: 1)
            }
            KeyframeTrack(\.angle) { SpringKeyframe(.degrees(90), duration: 2) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0.5).scale == 1.5)
        #expect(timeline.value(time: 1).scale == 5)
        #expect(timeline.value(time: 1.5).scale == 4, "at rest at both ends")
        #expect(timeline.value(time: 3).scale == 3)
        #expect(abs(timeline.value(time: 1.9).angle.degrees - 90) < 0.1)
        #expect(timeline.value(progress: 0.25).scale == 1.5)
    }

    @Test func animatorsShowTheMomentOfTheTimeline() throws {
        func texts(at time: TimeInterval) throws -> [String] {
            try Picture(
                KeyframeAnimator(initialValue: 0.0) { value in
                    Text(verbatim: "\(value)")
                } keyframes: { _ in
                    KeyframeTrack { LinearKeyframe(4, duration: 2) }
                }
                .environment(\.timelineDate, Date(timeIntervalSinceReferenceDate: time))
            ).texts
        }
        #expect(try texts(at: 0) == ["0.0"])
        #expect(try texts(at: 1) == ["2.0"])
        #expect(try texts(at: 3) == ["2.0"], "it repeats")
    }

    private struct Bounds: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test(arguments: [false, true]) func anchorsArePlacesInOtherViews(_ isBehind: Bool) throws {
        func marks(_ anchors: [Anchor<CGRect>]) -> some View {
            GeometryReader { proxy in
                if let anchor = anchors.last {
                    let place = proxy[anchor]
                    Color.red.frame(width: place.width, height: place.height).accessibilityIdentifier("mark")
                        .offset(x: place.minX, y: place.minY)
                }
            }
        }
        let row = HStack(spacing: 0) {
            Text("ab")
            Text("c").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .padding(10)
        let picture =
            isBehind
            ? try Picture(row.backgroundPreferenceValue(Bounds.self) { marks($0) }, size: nil, insets: EdgeInsets())
            : try Picture(row.overlayPreferenceValue(Bounds.self) { marks($0) }, size: nil, insets: EdgeInsets())
        #expect(picture.frame("#mark") == CGRect(x: 30, y: 10, width: 10, height: 20))
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
        let city: String
    }

    private var table: some View {
        Table([Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Bo", city: "Oslo")]) {
            TableColumn("Name", value: \.name)
            TableColumn("City") { Text($0.city) }.width(200)
        }
    }

    @Test func aTabletShowsAllColumnsAndAPhoneTheFirst() throws {
        let tablet = try Picture.tablet(table)
        #expect(Set(tablet.texts) == ["Name", "City", "Ada", "London", "Bo", "Oslo"])
        #expect(tablet.place(of: "City")?.x == tablet.place(of: "London")?.x)
        #expect(tablet.place(of: "Name")?.x == tablet.place(of: "Ada")?.x)
        #expect(try Set(Picture(table).texts) == ["Ada", "Bo"])
    }

    @Test func aMeshHasTheColoursOfItsCorners() throws {
        func bitmap(_ mesh: MeshGradient) throws -> RenderedBitmap {
            let renderer = ImageRenderer(content: mesh.frame(width: 40, height: 40))
            return try renderer.bitmap()
        }
        let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [black, white, black, white],
            smoothsColors: false)
        let picture = try bitmap(mesh)
        for x in [0, 10, 20, 39] {
            #expect(abs(Double(picture[x, 20].red) - (Double(x) + 0.5) / 40) < 0.02, "\(x)")
        }
        #expect(picture[20, 0] == picture[20, 39])
        let wrong = MeshGradient(width: 3, height: 2, points: [], colors: [], background: white)
        #expect(try bitmap(wrong)[20, 20].red == 1)
    }
}
