import CPreviewSections

/// The types of this program that conform to a protocol, in the order of its files.
enum ConformingTypes {
    /// - Parameter protocol: the type of the protocol's values, such as `(any PreviewRegistry).self`.
    static func all(of protocol: Any.Type) -> [Any.Type] {
        // An existential type of one protocol without a superclass: its kind, its flags, how many protocols it has, and
        // the address of the descriptor of each (`ExistentialTypeMetadata` in swift/ABI/Metadata.h).
        let metadata = unsafeBitCast(`protocol`, to: UnsafeRawPointer.self)
        guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return [] }
        let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        var types: [Any.Type] = []
        withUnsafeMutablePointer(to: &types) { found in
            preview_sections_visit(
                descriptor,
                { metadata, context in
                    guard let metadata, let context else { return }
                    let type = unsafeBitCast(metadata, to: Any.Type.self)
                    context.assumingMemoryBound(to: [Any.Type].self).pointee.append(type)
                }, found)
        }
        return types
    }
}
