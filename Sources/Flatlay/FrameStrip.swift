import FlatlayAnimation
import FlatlayRendering
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Moments of a film side by side, each with its time: a film for paper and for code reviews.
///
/// ```swift
/// let strip = try FrameStrip(film, count: 8, columns: 4)
/// try ImageRenderer(content: strip).write(to: "insertion.pdf")
/// ```
///
/// It is a view of its own size, so it becomes PNG, SVG or PDF as other views do.
public struct FrameStrip: View {
    /// The most moments of a strip.
    public static let momentLimit = 100

    /// The moments shown, in seconds.
    public let moments: [Double]

    private let film: AnimatedDisplayList
    private let columns: Int
    private let pictureWidth: CGFloat

    /// A strip of moments at equal distances, from the first to the last; a single one is the last.
    ///
    /// - Parameters:
    ///   - count: the number of moments, from 1 to 100.
    ///   - columns: how many stand in a row; nil for all.
    ///   - pictureWidth: the width of a picture in points; nil for the film's own.
    /// - Throws: ``AnimationError``.
    public init(
        _ film: AnimatedDisplayList, count: Int = 6, columns: Int? = nil, pictureWidth: CGFloat? = nil
    ) throws {
        guard (1...FrameStrip.momentLimit).contains(count) else {
            throw AnimationError.momentCount(count, limit: FrameStrip.momentLimit)
        }
        let moments = (1...count).map { number in
            // The last one is the end itself, whatever arithmetic makes of it.
            number == count ? film.duration : film.duration * Double(number - 1) / Double(count - 1)
        }
        try self.init(film, moments: moments, columns: columns, pictureWidth: pictureWidth)
    }

    /// A strip of moments.
    ///
    /// - Parameters:
    ///   - moments: times in seconds, from 1 to 100 of them.
    ///   - columns: how many stand in a row; nil for all.
    ///   - pictureWidth: the width of a picture in points; nil for the film's own.
    /// - Throws: ``AnimationError``; ``RenderError`` for a film or a width without area.
    public init(
        _ film: AnimatedDisplayList, moments: [Double], columns: Int? = nil, pictureWidth: CGFloat? = nil
    ) throws {
        guard (1...FrameStrip.momentLimit).contains(moments.count) else {
            throw AnimationError.momentCount(moments.count, limit: FrameStrip.momentLimit)
        }
        if let columns, columns < 1 { throw AnimationError.columnCount(columns) }
        for moment in moments where !(0...film.duration).contains(moment) {
            throw AnimationError.moment(moment, duration: film.duration)
        }
        let width = pictureWidth ?? film.size.width
        guard film.size.width > 0, film.size.height > 0, width > 0, width.isFinite, film.size.height.isFinite else {
            throw RenderError.invalidSize(width: Double(width), height: Double(film.size.height))
        }
        self.film = film
        self.moments = moments
        self.columns = min(columns ?? moments.count, moments.count)
        self.pictureWidth = width
    }

    /// The rows of pictures.
    public var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(stride(from: 0, to: moments.count, by: columns)), id: \.self) { start in
                HStack(spacing: 12) {
                    ForEach(start..<min(start + columns, moments.count), id: \.self) { index in
                        frame(at: moments[index])
                    }
                }
            }
        }
        .padding(12)
    }

    private func frame(at moment: Double) -> some View {
        VStack(spacing: 4) {
            PictureView(list: film.displayList(at: moment), width: pictureWidth)
                .border(Color.gray.opacity(0.4), width: 0.5)
            Text(verbatim: DumpFormat.number(CGFloat(moment)) + " s")
                .font(.system(size: 11).monospacedDigit())
                .foregroundStyle(Color.secondary)
                .fixedSize()
                // Pictures stand at equal distances, however long their times are.
                .frame(width: pictureWidth)
        }
    }
}
