import Foundation
import UIKitValues

/// UIKit's pasteboard: always empty. What is set is not kept.
public final class UIPasteboard: Sendable {
    /// The pasteboard for copying and pasting.
    public static let general = UIPasteboard()

    /// The first text: none; setting it has no effect.
    public var string: String? {
        get { nil }
        set {}
    }
    /// The texts: none; setting them has no effect.
    public var strings: [String]? {
        get { nil }
        set {}
    }
    /// The first URL: none; setting it has no effect.
    public var url: URL? {
        get { nil }
        set {}
    }
    /// The URLs: none; setting them has no effect.
    public var urls: [URL]? {
        get { nil }
        set {}
    }
    /// The first image: none; setting it has no effect.
    public var image: UIImage? {
        get { nil }
        set {}
    }
    /// The first colour: none; setting it has no effect.
    public var color: UIColor? {
        get { nil }
        set {}
    }
    /// The contents: none; setting them has no effect.
    public var items: [[String: Any]] {
        get { [] }
        set {}
    }
    /// How many contents there are: none.
    public let numberOfItems = 0
    /// How often the contents have changed: never.
    public let changeCount = 0
    /// Whether there is a text: never.
    public let hasStrings = false
    /// Whether there is a URL: never.
    public let hasURLs = false
    /// Whether there is an image: never.
    public let hasImages = false
    /// Whether there is a colour: never.
    public let hasColors = false

    private init() {}

    /// Does nothing.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {}
    /// Does nothing.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    /// Returns nil.
    public func data(forPasteboardType pasteboardType: String) -> Data? { nil }

    /// Never posted.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
