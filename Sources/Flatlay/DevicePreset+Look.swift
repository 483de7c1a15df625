import CollectionLayout
import CoreGeometry
import FlatlayViews
import Foundation

extension DevicePreset {
    /// The look of the device: the corners of its screen, its camera and its body.
    package var look: ScreenLook {
        ScreenLook(
            size: size, safeAreaInsets: safeAreaInsets, body: bodyShape, cornerRadius: corner, camera: camera,
            border: border)
    }

    private var bodyShape: ScreenLook.Body {
        switch userInterfaceIdiom {
        case .phone: safeAreaInsets.bottom == 0 ? .homeButtonPhone : .phone
        case .pad: .tablet
        case .tv: .television
        default: .window
        }
    }

    /// The radius of the screen's corners. Source: the values that the system reports, in BezelKit's table.
    private var corner: CGFloat {
        switch name {
        case DevicePreset.iPhone13Mini.name: 44
        case DevicePreset.iPhone14.name: 47.33
        case DevicePreset.iPhone14Plus.name: 53.33
        case DevicePreset.iPhone16.name, DevicePreset.iPhone16Plus.name: 55
        case DevicePreset.iPhone16Pro.name, DevicePreset.iPhone16ProMax.name: 62
        case DevicePreset.iPadMini.name: 21.5
        case DevicePreset.iPad.name: 25
        case DevicePreset.iPadPro11.name, DevicePreset.iPadPro13.name: 30
        case DevicePreset.macWindow.name: 10
        default: 0
        }
    }

    private var camera: ScreenLook.Camera {
        guard bodyShape == .phone else { return .none }
        // Source: the island is 11 points below the edge in Apple's design resources, and 14 on the larger screens.
        return safeAreaInsets.top < 59 ? .notch : .island(top: safeAreaInsets.top > 59 ? 14 : 11)
    }

    /// The width of the body beside the screen: half of the body's width without the screen's, to the nearest point.
    ///
    /// A whole number of points is a whole number of pixels at every whole scale, so the screen has the same pixels
    /// with and without its body. Between pixels, its hairlines would blur or vanish.
    ///
    /// Source: the widths of bodies, resolutions and densities in Apple's technical specifications.
    private var border: CGFloat {
        switch name {
        case DevicePreset.iPhoneSE.name: 28
        case DevicePreset.iPhone13Mini.name: 21
        case DevicePreset.iPhone14.name, DevicePreset.iPhone14Plus.name: 21
        case DevicePreset.iPhone16.name, DevicePreset.iPhone16Plus.name: 20
        case DevicePreset.iPhone16Pro.name: 15
        case DevicePreset.iPhone16ProMax.name: 14
        case DevicePreset.iPadMini.name: 60
        case DevicePreset.iPad.name: 56
        case DevicePreset.iPadPro11.name, DevicePreset.iPadPro13.name: 44
        default: bodyShape == .television ? 14 : 0
        }
    }
}
