import Foundation

/// Colours at locations between 0 and 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a location.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their locations.
    public var stops: [Stop]

    /// Creates a gradient of colours at given locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The stops with resolved colours and with locations clamped to 0…1 in ascending order, as painters require.
    func resolve(in environment: EnvironmentValues) -> [GradientStop] {
        var last: CGFloat = 0
        return stops.map { stop in
            last = max(last, stop.location.isFinite ? min(max(stop.location, 0), 1) : last)
            return GradientStop(color: stop.color.resolve(in: environment), location: last)
        }
    }
}
