import FlatlayAnimation
import FlatlayRendering
import CoreGeometry
import FlatlayDrawing
import FlatlayViews
import Foundation

/// Moments of an animation side by side, each with its time, for print and for code reviews.
///
/// ```swift
/// let strip = try FrameStrip(animation, count: 8, columns: 4)
/// try ImageRenderer(content: strip).write(to: "insertion.pdf")
/// ```
///
/// It is a view with a size of its own, so it renders as PNG, SVG or PDF like other views.
nonisolated public struct FrameStrip: View {
    /// The maximum number of moments.
    public static let momentLimit = 100

    /// The moments shown, in seconds.
    public let moments: [Double]

    private let animation: AnimatedDisplayList
    private let columns: Int
    private let pictureWidth: CGFloat

    /// Creates a strip of moments at equal distances, from the first to the last. A single moment is the last one.
    ///
    /// - Parameters:
    ///   - count: the number of moments, from 1 to 100.
    ///   - columns: the number of images per row; nil for a single row.
    ///   - pictureWidth: the width of an image in points; nil for that of the animation.
    /// - Throws: ``AnimationError``.
    public init(
        _ animation: AnimatedDisplayList, count: Int = 6, columns: Int? = nil, pictureWidth: CGFloat? = nil
    ) throws {
        guard (1...FrameStrip.momentLimit).contains(count) else {
            throw AnimationError.momentCount(count, limit: FrameStrip.momentLimit)
        }
        let moments = (1...count).map { number in
            // The last moment is exactly the end, without a rounding error.
            number == count ? animation.duration : animation.duration * Double(number - 1) / Double(count - 1)
        }
        try self.init(animation, moments: moments, columns: columns, pictureWidth: pictureWidth)
    }

    /// Creates a strip of moments.
    ///
    /// - Parameters:
    ///   - moments: 1 to 100 times in seconds.
    ///   - columns: the number of images per row; nil for a single row.
    ///   - pictureWidth: the width of an image in points; nil for that of the animation.
    /// - Throws: ``AnimationError``; ``RenderError`` if the images have no area.
    public init(
        _ animation: AnimatedDisplayList, moments: [Double], columns: Int? = nil, pictureWidth: CGFloat? = nil
    ) throws {
        guard (1...FrameStrip.momentLimit).contains(moments.count) else {
            throw AnimationError.momentCount(moments.count, limit: FrameStrip.momentLimit)
        }
        if let columns, columns < 1 { throw AnimationError.columnCount(columns) }
        for moment in moments where !(0...animation.duration).contains(moment) {
            throw AnimationError.moment(moment, duration: animation.duration)
        }
        let width = pictureWidth ?? animation.size.width
        guard animation.size.width > 0, animation.size.height > 0, width > 0, width.isFinite,
            animation.size.height.isFinite
        else {
            throw RenderError.invalidSize(width: Double(width), height: Double(animation.size.height))
        }
        self.animation = animation
        self.moments = moments
        self.columns = min(columns ?? moments.count, moments.count)
        self.pictureWidth = width
    }

    /// The rows of images.
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
            PictureView(list: animation.displayList(at: moment), width: pictureWidth)
                .border(Color.gray.opacity(0.4), width: 0.5)
            Text(verbatim: DumpFormat.number(CGFloat(moment)) + " s")
                .font(.system(size: 11).monospacedDigit())
                .foregroundStyle(Color.secondary)
                .fixedSize()
                // A fixed width, so that long times do not change the distances of images.
                .frame(width: pictureWidth)
        }
    }
}
