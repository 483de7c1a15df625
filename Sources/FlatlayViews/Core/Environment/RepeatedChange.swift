/// A change of the environment that many cells repeat, as a value.
///
/// Cells of one type set the same fonts and colours in the same environment. An environment remembers the results of
/// such changes, so that a cell shares them with the cells before it instead of copying all values; see
/// ``EnvironmentValues/apply(_:)``.
@usableFromInline
enum RepeatedChange: Equatable {
    /// A font for text inside.
    case font(Font?)
    /// A maximum number of lines for text inside.
    case lineLimit(Int?)
    /// A colour for text, symbols and shapes inside.
    case foreground(Color)

    /// Changes the values.
    func change(_ values: inout CommonValues) {
        switch self {
        case .font(let font): values.font = font
        case .lineLimit(let limit): values.setLines(limit: limit, reserved: nil)
        case .foreground(let color): values.foreground = ForegroundStyles(primary: AnyShapeStyle(color))
        }
    }
}
