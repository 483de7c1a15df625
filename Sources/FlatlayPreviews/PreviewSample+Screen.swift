import Flatlay
import FlatlayViews
import Foundation

extension PreviewSample.Settings {
    /// The screen that the settings name, turned as they say; nil if they say nothing of a device or give a size.
    package var screen: DevicePreset? {
        get throws {
            switch layout {
            case .fixed, .sizeThatFits: return nil
            case .device, nil:
                guard layout != nil || device != nil || orientation != nil else { return nil }
                var preset = try device.map { try DevicePreset(model: $0.rawValue) } ?? .iPhone14
                if orientation?.isLandscape == true {
                    preset.size = CGSize(width: preset.size.height, height: preset.size.width)
                    let insets = preset.safeAreaInsets
                    preset.safeAreaInsets = EdgeInsets(
                        top: 0, leading: insets.top, bottom: insets.bottom, trailing: insets.top)
                }
                return preset
            }
        }
    }
}

extension DevicePreset {
    /// Looks up a screen by the name of a model, as it is sold, such as `iPhone 13 Pro`.
    ///
    /// - Throws: ``UnknownDeviceError``.
    package init(model: String) throws(UnknownDeviceError) {
        func plain(_ name: some StringProtocol) -> String {
            name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        let wanted = plain(model)
        for preset in DevicePreset.all {
            let parts = preset.models.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let family = parts.first?.split(separator: " ").first.map(String.init) ?? ""
            if parts.contains(where: { plain($0) == wanted || plain(family + $0) == wanted }) {
                self = preset
                return
            }
        }
        self = try DevicePreset(named: model.replacingOccurrences(of: " ", with: "-"))
    }
}
