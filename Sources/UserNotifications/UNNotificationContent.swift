import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    /// The title.
    open internal(set) var title = ""
    /// The line below the title.
    open internal(set) var subtitle = ""
    /// The text.
    open internal(set) var body = ""
    /// The number at the app's icon; nil to leave it.
    open internal(set) var badge: NSNumber?
    /// The sound; nil for none.
    open internal(set) var sound: UNNotificationSound?
    /// Data of the app.
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The category, which has actions.
    open internal(set) var categoryIdentifier = ""
    /// The identifier that groups notifications.
    open internal(set) var threadIdentifier = ""
    /// The identifier that selects the window to open.
    open internal(set) var targetContentIdentifier: String?
    /// Files that are shown.
    open internal(set) var attachments: [UNNotificationAttachment] = []
    /// How much the notification interrupts.
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How much the notification matters, from 0 to 1.
    open internal(set) var relevanceScore = 0.0
    /// The criteria by which a Focus lets the notification through.
    open internal(set) var filterCriteria: String?

    /// Creates a content without anything.
    override public init() {}

    /// Creates a copy.
    convenience init(_ other: UNNotificationContent) {
        self.init()
        title = other.title
        subtitle = other.subtitle
        body = other.body
        badge = other.badge
        sound = other.sound
        userInfo = other.userInfo
        categoryIdentifier = other.categoryIdentifier
        threadIdentifier = other.threadIdentifier
        targetContentIdentifier = other.targetContentIdentifier
        attachments = other.attachments
        interruptionLevel = other.interruptionLevel
        relevanceScore = other.relevanceScore
        filterCriteria = other.filterCriteria
    }

    /// Returns a copy that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(self) }

    /// Returns a copy that can be changed, a ``UNMutableNotificationContent``.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(self) }
}

/// The content of a notification, as an app creates it.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    override open var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The line below the title.
    override open var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    override open var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number at the app's icon; nil to leave it.
    override open var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound; nil for none.
    override open var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// Data of the app.
    override open var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The category, which has actions.
    override open var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The identifier that groups notifications.
    override open var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The identifier that selects the window to open.
    override open var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// Files that are shown.
    override open var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// How much the notification interrupts.
    override open var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// How much the notification matters, from 0 to 1.
    override open var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// The criteria by which a Focus lets the notification through.
    override open var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
}

/// How much a notification interrupts.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not at all.
    case passive = 0
    /// As usual.
    case active = 1
    /// Also while others are silenced.
    case timeSensitive = 2
    /// Always, with a sound.
    case critical = 3
}

/// The sound of a notification, which is never heard.
public final class UNNotificationSound: NSObject, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Creates a sound of the app.
    public convenience init(named name: UNNotificationSoundName) {
        self.init(name.rawValue)
    }

    /// The sound of the system.
    public static var `default`: UNNotificationSound { UNNotificationSound("default") }
    /// The sound of critical alerts.
    public static var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
    /// The sound of calls.
    public static var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }

    /// Returns the sound of critical alerts.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }

    /// Returns a critical sound of the app.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }

    /// Whether another object is the same sound.
    override public func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    /// A hash of the sound.
    override public var hash: Int { name.hashValue }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// A file that a notification shows; it is never read.
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The identifier.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The type of the file; empty, since it is not read.
    public var type: String { "" }

    /// Creates an attachment.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}
