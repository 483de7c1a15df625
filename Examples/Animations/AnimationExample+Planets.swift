import Flatlay

extension AnimationExample {
    static let planets = AnimationExample(
        name: "planets", summary: "Cards of planets change their places; one goes, one comes"
    ) {
        let renderer = ImageRenderer(content: Planets(names: ["Earth", "Mars", "Venus", "Pluto", "Saturn", "Jupiter"]))
        renderer.proposedSize.width = 320
        renderer.background = .white
        renderer.scale = 2
        let sorted = Planets(names: ["Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus"])
        let animation = try renderer.timeline(to: sorted, timing: .init(duration: 0.5, curve: .easeInOut)).animation
        return animation
    }
}
