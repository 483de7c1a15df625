/// How the pixels of a WebP are packed.
public enum WebPCompression: Hashable, Sendable {
    /// Every pixel is as it was painted.
    case lossless
    /// Pixels are about as they were painted, in smaller files where there are photos: `quality` from 0 to 100.
    case lossy(quality: Double)
}
