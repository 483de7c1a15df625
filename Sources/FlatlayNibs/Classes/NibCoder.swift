import FlatlayUIKit
import Foundation
import UIKitViews

/// The coder with which classes of an app are made from a xib file or a storyboard.
///
/// The attributes of the file are not in it: they are set after `init(coder:)`, so every key is absent.
public final class NibCoder: NSCoder, TableStyleCoder {
    package var tableStyle = UITableView.Style.plain
    package var cellStyle = UITableViewCell.CellStyle.default

    /// True: values have keys.
    public override var allowsKeyedCoding: Bool { true }
    /// False: no value has a key.
    public override func containsValue(forKey key: String) -> Bool { false }
    /// Returns nil.
    public override func decodeObject(forKey key: String) -> Any? { nil }
    /// Returns nil.
    public override func decodeObject() -> Any? { nil }
    /// Returns false.
    public override func decodeBool(forKey key: String) -> Bool { false }
    /// Returns 0.
    public override func decodeInteger(forKey key: String) -> Int { 0 }
    /// Returns 0.
    public override func decodeCInt(forKey key: String) -> Int32 { 0 }
    /// Returns 0.
    public override func decodeInt32(forKey key: String) -> Int32 { 0 }
    /// Returns 0.
    public override func decodeInt64(forKey key: String) -> Int64 { 0 }
    /// Returns 0.
    public override func decodeFloat(forKey key: String) -> Float { 0 }
    /// Returns 0.
    public override func decodeDouble(forKey key: String) -> Double { 0 }
    /// Has no effect.
    public override func encode(_ object: Any?, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ object: Any?) {}
    /// Has no effect.
    public override func encode(_ value: Bool, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ value: Double, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ value: Float, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ value: Int, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ value: Int32, forKey key: String) {}
    /// Has no effect.
    public override func encode(_ value: Int64, forKey key: String) {}
    /// Has no effect.
    public override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {}
}
