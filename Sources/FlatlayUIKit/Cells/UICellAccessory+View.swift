import FlatlayViews
import Foundation

extension UICellAccessory {
    /// Whether the accessory is before the content.
    var isLeading: Bool {
        switch kind {
        case .delete, .insert, .multiselect: true
        case .outlineDisclosure(let isLeading): isLeading
        case .custom(let custom): custom.isLeading
        default: false
        }
    }

    func isShown(in state: UICellConfigurationState) -> Bool {
        guard !options.isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return state.isEditing
        case .whenNotEditing: return !state.isEditing
        }
    }

    /// Returns the name of the first kind that occurs twice, or nil; labels and custom views may repeat.
    static func repeated(in accessories: [UICellAccessory]) -> String? {
        var names: Set<String> = []
        return accessories.compactMap(\.uniqueName).first { !names.insert($0).inserted }
    }

    private var uniqueName: String? {
        switch kind {
        case .label, .custom: nil
        case .outlineDisclosure: "outlineDisclosure"
        default: "\(kind)"
        }
    }

    /// The accessory's view. Its sizes are derived from the look of iPhones: arrows have the weight of semibold text of
    /// 14 points. They scale with Dynamic Type.
    @ViewBuilder func content(isExpanded: Bool) -> some View {
        switch kind {
        case .disclosureIndicator: symbol("chevron.forward", .tertiaryLabel, size: 14, weight: .semibold)
        case .checkmark: symbol("checkmark", nil, size: 17, weight: .semibold)
        case .outlineDisclosure:
            symbol(isExpanded ? "chevron.down" : "chevron.forward", nil, size: 14, weight: .semibold)
        case .detail: symbol("info.circle", nil, size: 22, weight: .regular)
        case .delete: symbol("minus.circle.fill", .systemRed, size: 22, weight: .regular)
        case .insert: symbol("plus.circle.fill", .systemGreen, size: 22, weight: .regular)
        case .reorder: symbol("line.3.horizontal", .tertiaryLabel, size: 17, weight: .regular)
        case .multiselect: symbol("circle", .tertiaryLabel, size: 22, weight: .regular)
        case .label(let text, let font):
            Text(verbatim: text).font(font.font)
                .foregroundStyle(Color(uiColor: options.tintColor ?? .secondaryLabel))
                .frame(width: options.reservedWidth)
        case .custom(let custom):
            // The view of a configuration fills the space that it is proposed; as an accessory it takes the width of
            // its content.
            custom.view
                .tint(options.tintColor.map { Color(uiColor: $0) })
                .fixedSize(horizontal: true, vertical: custom.keepsSize)
                .frame(width: options.reservedWidth)
        }
    }

    /// A symbol in its own colour, or in the tint if it has none.
    private func symbol(_ name: String, _ color: UIColor?, size: CGFloat, weight: Font.Weight) -> some View {
        AccessorySymbol(name: name, color: options.tintColor ?? color, size: size, weight: weight)
            .frame(width: options.reservedWidth)
    }
}

extension UICellAccessory.Options {
    /// The reserved width in points; nil for the accessory's own width.
    fileprivate var reservedWidth: CGFloat? {
        if case .custom(let width) = reservedLayoutWidth { width } else { nil }
    }
}
