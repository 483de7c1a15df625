/// A line of the visual format language, such as `H:|-[icon(40)]-8-[title(>=80@750)]-|`.
///
/// Source: Apple, "Auto Layout Guide", appendix "Visual Format Language". Grammar:
///
/// ```
/// format     = ("H:" | "V:")? ("|" connection)? view (connection view)* (connection "|")?
/// view       = "[" name ("(" list ")")? "]"
/// connection = "" | "-" | "-" number or name "-" | "-(" list ")-"
/// list       = predicate ("," predicate)*
/// predicate  = ("==" | ">=" | "<=")? (number or name) ("*" number)? ("+" or "-" number)? ("@" priority)?
/// ```
///
/// An empty connection is a gap of 0, `-` the standard gap. A name is a metric, or in a size another view.
public struct VisualFormat: Equatable, Sendable {
    /// What a size or gap is compared with.
    public struct Predicate: Equatable, Sendable {
        /// A number, or a name of a metric or view.
        public enum Value: Equatable, Sendable {
            case number(Double)
            case name(String)
        }

        /// How the size or distance compares with the value.
        public var relation: ConstraintRelation
        /// A number, or the name of a metric or view.
        public var value: Value
        /// The factor of the value.
        public var multiplier: Double
        /// The constant that is added, in points.
        public var constant: Double
        /// The priority: a number, or the name of a metric.
        public var priority: Value
        /// Where the value is in the format, in characters from 0.
        public var index: Int
    }

    /// A gap between two views, or between a view and the superview's edge.
    public enum Gap: Equatable, Sendable {
        /// Nothing is written: the edges touch.
        case none
        /// `-`: the standard gap.
        case standard
        case predicates([Predicate])
    }

    /// A view with its sizes.
    public struct View: Equatable, Sendable {
        /// The name of the view.
        public var name: String
        /// The size predicates of the view.
        public var sizes: [Predicate]
        /// Where the name is in the format.
        public var index: Int
    }

    /// Whether the format begins with V:.
    public var isVertical: Bool
    /// The gap before the first view, `nil` without `|`.
    public var first: Gap?
    /// The views in their order.
    public var views: [View]
    /// The gaps between views, one less than views.
    public var gaps: [Gap]
    /// The gap behind the last view, `nil` without `|`.
    public var last: Gap?

    /// Reads a format. Throws a ``VisualFormatError`` that says where it is wrong.
    public init(_ text: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(text)
        self = try parser.format()
    }

    init(isVertical: Bool) {
        self.isVertical = isVertical
        views = []
        gaps = []
    }
}
