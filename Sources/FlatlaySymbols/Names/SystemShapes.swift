import Foundation

/// Common symbols that Bootstrap Icons lacks, drawn for Flatlay in its box of 16 units with its lines of one unit.
enum SystemShapes {
    /// A shape of Flatlay's own: a path with even-odd filling, drawn on top of a file's outline if it names one.
    struct Shape {
        var file: String?
        /// How far the file's outline is raised, in units.
        var lift: CGFloat = 0
        var path: String
        /// Path data that is cut out.
        var cutout: String?
    }

    /// The view box of all shapes.
    static let viewBox = CGRect(x: 0, y: 0, width: 16, height: 16)

    /// The shape with a name; nil if there is none.
    static func shape(named name: String) -> Shape? {
        shapes[aliases[name] ?? name] ?? chevrons[name]
    }

    /// Filled circles and squares with chevrons. Composed from `chevron.right`, their lines would be too thin.
    static let chevrons: [String: Shape] = {
        let cutouts = [
            "right": "M6.6 3.6L11 8 6.6 12.4 5.6 11.4 9 8 5.6 4.6z",
            "left": "M9.4 3.6L5 8 9.4 12.4 10.4 11.4 7 8 10.4 4.6z",
            "down": "M3.6 6.6L8 11 12.4 6.6 11.4 5.6 8 9 4.6 5.6z",
            "up": "M3.6 9.4L8 5 12.4 9.4 11.4 10.4 8 7 4.6 10.4z",
        ]
        var result: [String: Shape] = [:]
        for (direction, cutout) in cutouts {
            result["chevron.\(direction).circle.fill"] = Shape(path: disc, cutout: cutout)
            result["chevron.\(direction).square.fill"] = Shape(path: square, cutout: cutout)
        }
        return result
    }()

    /// Other names for the same shapes.
    static let aliases = [
        "bed.double.fill": "bed.double",
        "mountain.2.fill": "mountain.2",
        "pawprint.fill": "pawprint", "tshirt.fill": "tshirt",
    ]

    static let shapes: [String: Shape] = [
        "bed.double": Shape(path: bed),
        "capsule": Shape(path: capsule + "m0 1a3.5 3.5 0 0 0 0 7h7a3.5 3.5 0 0 0 0-7z"),
        "capsule.fill": Shape(path: capsule),
        "circle.bottomhalf.filled": Shape(path: disc + "M1 8a7 7 0 1 1 14 0z"),
        "circle.dashed": Shape(path: dashes),
        "circle.righthalf.filled": Shape(path: disc + "M8 1a7 7 0 1 0 0 14z"),
        "circle.tophalf.filled": Shape(path: disc + "M1 8a7 7 0 1 0 14 0z"),
        "cloud.moon.rain": Shape(file: "cloud-moon", lift: 2, path: rain),
        "cloud.moon.rain.fill": Shape(file: "cloud-moon-fill", lift: 2, path: rain),
        "cloud.sun.rain": Shape(file: "cloud-sun", lift: 2, path: rain),
        "cloud.sun.rain.fill": Shape(file: "cloud-sun-fill", lift: 2, path: rain),
        "fork.knife": Shape(path: fork + knife),
        "leaf": Shape(path: leaf + leafInside + vein),
        "leaf.fill": Shape(path: leaf, cutout: vein),
        "mountain.2": Shape(path: "M5.2 5.2L10 13H.4zM10.3 3L16 13h-4.9L7.6 7.3z"),
        "pawprint": Shape(path: toes + pad),
        "person.crop.circle.fill": Shape(
            path: disc,
            cutout: "M11 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"
                + "M2.532 12.37C3.242 11.226 4.805 10 8 10s4.757 1.225 5.468 2.37A7 7 0 0 1 2.532 12.37z"),
        "rectangle": Shape(
            path: rectangle + "m0 1a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1z"),
        "rectangle.fill": Shape(path: rectangle),
        "sparkle": Shape(
            path: "M8 .5C8.7 4.9 11.1 7.3 15.5 8 11.1 8.7 8.7 11.1 8 15.5 7.3 11.1 4.9 8.7.5 8 4.9 7.3 7.3 4.9 8 .5z"),
        "tshirt": Shape(path: shirt),
    ]

    private static let disc = "M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0z"
    private static let square = "M2 0h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z"
    private static let capsule = "M4.5 3.5h7a4.5 4.5 0 0 1 0 9h-7a4.5 4.5 0 0 1 0-9z"
    private static let rectangle = "M2 3h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
    /// Three drops below the clouds of the set, which extend down to 16 and are raised by 2.
    private static let rain =
        "M3.6 14.5h1.1l-.75 1.9h-1.1zM6.7 14.5h1.1l-.75 1.9h-1.1zM9.8 14.5h1.1l-.75 1.9H9.05z"
    private static let leaf =
        "M14.5 1.5C15.2 8.5 13 14 7.5 14 3.8 14 1.5 11.6 1.5 8.5 1.5 3.5 7 3 10.5 2.7 12 2.6 13.4 2.2 14.5 1.5z"
    private static let leafInside =
        "M13.6 2.9C12.6 3.3 11.5 3.6 10.6 3.7 7.2 4 2.5 4.4 2.5 8.5 2.5 11.1 4.4 13 7.5 13c4.6 0 6.5-4.4 6.1-10.1z"
    private static let vein = "M1.1 14.6l.8.6C3.5 12.6 6 9.7 10.3 7.4l-.5-.9C5.4 8.9 2.8 11.9 1.1 14.6z"
    private static let fork =
        "M3.5 1v4.5a1.9 1.9 0 0 0 1.5 1.85V14.5a.6.6 0 0 0 1.2 0V7.35A1.9 1.9 0 0 0 7.7 5.5V1h-.9v4.2h-.75V1h-.9v4.2H4.4V1z"
    private static let knife = "M12.4 1c-1.7.6-2.6 2.6-2.6 5.2v2.3h1.4v6a.6.6 0 0 0 1.2 0z"
    private static let toes =
        "M3 5.3a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4zM6 1.7a1.5 2.1 0 1 1 0 4.2 1.5 2.1 0 0 1 0-4.2z"
        + "M10 1.7a1.5 2.1 0 1 1 0 4.2 1.5 2.1 0 0 1 0-4.2zM13 5.3a1.5 2 0 1 1 0 4 1.5 2 0 0 1 0-4z"
    private static let pad =
        "M8 8c2.2 0 4.6 2.6 4.6 4.6 0 1.4-1.1 2-2.2 2-1 0-1.5-.4-2.4-.4s-1.4.4-2.4.4c-1.1 0-2.2-.6-2.2-2C3.4 10.6 5.8 8 8 8z"
    private static let shirt =
        "M5.3 1.5L1 3.7.4 7l2.7.6v6.9h9.8V7.6l2.7-.6-.6-3.3-4.3-2.2C10.2 2.8 9.2 3.4 8 3.4s-2.2-.6-2.7-1.9z"
    private static let bed =
        "M1.5 7.5V4.6A1.6 1.6 0 0 1 3.1 3h9.8a1.6 1.6 0 0 1 1.6 1.6v2.9h-1.3V6.8a.8.8 0 0 0-.8-.8H9.4a.8.8 0 0 0-.8.8v.7"
        + "H7.4v-.7a.8.8 0 0 0-.8-.8H3.6a.8.8 0 0 0-.8.8v.7z"
        + "M0 10a1.8 1.8 0 0 1 1.8-1.8h12.4A1.8 1.8 0 0 1 16 10v3.4h-1.2v-1.7H1.2v1.7H0z"
    /// Eight arcs of 28 degrees between the radii 7 and 8.
    private static let dashes =
        """
        M9.182 0.088A8 8 0 0 1 12.759 1.569L12.164 2.373A7 7 0 0 0 9.035 1.077Z\
            M14.431 3.241A8 8 0 0 1 15.912 6.818L14.923 6.965A7 7 0 0 0 13.627 3.836Z\
            M15.912 9.182A8 8 0 0 1 14.431 12.759L13.627 12.164A7 7 0 0 0 14.923 9.035Z\
            M12.759 14.431A8 8 0 0 1 9.182 15.912L9.035 14.923A7 7 0 0 0 12.164 13.627Z\
            M6.818 15.912A8 8 0 0 1 3.241 14.431L3.836 13.627A7 7 0 0 0 6.965 14.923Z\
            M1.569 12.759A8 8 0 0 1 0.088 9.182L1.077 9.035A7 7 0 0 0 2.373 12.164Z\
            M0.088 6.818A8 8 0 0 1 1.569 3.241L2.373 3.836A7 7 0 0 0 1.077 6.965Z\
            M3.241 1.569A8 8 0 0 1 6.818 0.088L6.965 1.077A7 7 0 0 0 3.836 2.373Z
        """
}
