import CollectionLayout
import CoreGeometry
import FlatlayViews
import Foundation

/// The properties of an image that describe the screen it shows.
extension ImageRenderer {
    /// The screen whose status bar and home indicator are drawn; nil for none.
    package var statusBarLook: ScreenLook? {
        get { inputs.statusBarLook }
        set { change { $0.statusBarLook = newValue } }
    }

    /// The size classes of the screen; nil if they follow from its size.
    package var sizeClasses: ScreenSizeClasses? {
        get { inputs.sizeClasses }
        set { change { $0.sizeClasses = newValue } }
    }

    /// Sets what containers of screens and views read of the screen: its size classes, and whether it is a tablet's.
    func noteScreen(in environment: inout EnvironmentValues) {
        let isUnknown = userInterfaceIdiom == .unspecified
        if let sizeClasses {
            environment.take(sizeClasses)
        } else if isUnknown || userInterfaceIdiom == .phone, let width = proposedSize.width,
            let height = proposedSize.height,
            let classes = ScreenSizeClasses(phoneInLandscape: CGSize(width: width, height: height))
        {
            environment.take(classes)
            environment.userInterfaceIdiom = .phone
            return
        }
        let isTablet = userInterfaceIdiom == .pad
        guard isTablet || isUnknown, let width = proposedSize.width else { return }
        let widthClass = sizeClasses?.horizontal ?? .unspecified
        guard width >= UITraitCollection.tabletWidth || isTablet && widthClass == .regular else { return }
        environment.isWideScreen = true
        if let height = proposedSize.height, height > width { environment.isUprightScreen = true }
        if isTablet, widthClass == .unspecified { environment.horizontalSizeClass = .regular }
    }
}
