/// The compression of WebP files.
public enum WebPCompression: Hashable, Sendable {
    /// Keeps every pixel.
    case lossless
    /// Approximates the pixels, which makes files with photos smaller. `quality` is from 0 to 100.
    case lossy(quality: Double)
}
