import Foundation

/// Areas and lines of two paths. Curves become short lines, at most a fiftieth of a point away from them. Open subpaths
/// are closed where areas are meant.
extension Path {
    /// Returns the outline of the union of both paths.
    ///
    /// - Parameter eoFill: whether areas that a path encloses twice are outside.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).area(.union)
    }

    /// Returns the outline of the intersection of both paths.
    ///
    /// - Parameter eoFill: whether areas that a path encloses twice are outside.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).area(.intersection)
    }

    /// Returns the outline of this path without another one.
    ///
    /// - Parameter eoFill: whether areas that a path encloses twice are outside.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).area(.subtraction)
    }

    /// Returns the outline of the symmetric difference of both paths.
    ///
    /// - Parameter eoFill: whether areas that a path encloses twice are outside.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).area(.symmetricDifference)
    }

    /// Returns the parts of the line that lie in another path.
    ///
    /// - Parameter eoFill: whether areas that the other path encloses twice are outside.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).line(inside: true)
    }

    /// Returns the parts of the line that lie outside of another path.
    ///
    /// - Parameter eoFill: whether areas that the other path encloses twice are outside.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PolygonClipper(self, other, evenOdd: eoFill).line(inside: false)
    }

    /// Returns the outline of the path's area, without lines that cross each other.
    ///
    /// - Parameter eoFill: whether areas that the path encloses twice are outside.
    public func normalized(eoFill: Bool = true) -> Path {
        PolygonClipper(self, Path(), evenOdd: eoFill).area(.union)
    }
}
