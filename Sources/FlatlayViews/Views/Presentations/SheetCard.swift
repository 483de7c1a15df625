import Foundation

/// A sheet: content on a card at the bottom edge of a phone, or in the middle of a tablet.
///
/// Sources: UIKit's corners of 10 points and its grabber of 36 × 5 points, 5 below the edge; half of the height for the
/// medium detent. From memory: 10 points above a large sheet, and the black of 20 % or 48 % behind. A tablet's sheet is
/// 704 points wide, at most, with 44 points above and below; chosen by eye.
nonisolated struct SheetCard: View {
    let content: AnyView
    let settings: PresentationSettings
    let size: CGSize
    let insets: EdgeInsets
    let isTablet: Bool

    var body: some View {
        ZStack(alignment: isTablet ? .center : .bottom) {
            if !settings.allowsInteraction { PresentationDimming() }
            card
        }
        .nodeName("sheet")
    }

    private var card: some View {
        let card = cardSize
        let radius = settings.cornerRadius ?? 10
        let bottom = isTablet ? 0 : insets.bottom
        return
            content
            .screenArea(
                size: card, safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
            )
            .background { PresentationBackground(settings: settings) }
            .overlay(alignment: .top) { if showsGrabber { grabber } }
            .clipShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: radius, bottomLeadingRadius: isTablet ? radius : 0,
                    bottomTrailingRadius: isTablet ? radius : 0, topTrailingRadius: radius, style: .continuous))
    }

    private var cardSize: CGSize {
        isTablet
            ? CGSize(width: min(704, size.width - 88), height: size.height - 88)
            : CGSize(width: size.width, height: Self.height(of: settings, in: size, insets))
    }

    private var showsGrabber: Bool {
        settings.dragIndicator == .visible
            || settings.dragIndicator == .automatic && settings.detents.count > 1 && !isTablet
    }

    private var grabber: some View {
        Capsule().fill(Color(uiColor: .tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
    }

    /// The height of a large sheet.
    static func largestHeight(in size: CGSize, _ insets: EdgeInsets) -> CGFloat {
        max(0, size.height - max(insets.top, 20) - 10)
    }

    /// The height of a sheet: that of the chosen detent, of the smallest one, or the largest.
    static func height(of settings: PresentationSettings, in size: CGSize, _ insets: EdgeInsets) -> CGFloat {
        let largest = largestHeight(in: size, insets)
        func height(_ detent: PresentationDetent) -> CGFloat {
            min(max(0, detent.height(in: largest, bottomInset: insets.bottom)), largest)
        }
        if let selected = settings.selectedDetent { return height(selected) }
        return settings.detents.map(height).min() ?? largest
    }
}

/// Content that covers the whole screen.
nonisolated struct CoverScreen: View {
    let content: AnyView
    let settings: PresentationSettings
    let size: CGSize
    let insets: EdgeInsets

    var body: some View {
        content.screenArea(size: size, safeAreaInsets: insets)
            .background {
                if settings.background == nil {
                    Color(uiColor: .systemBackground)
                } else {
                    PresentationBackground(settings: settings)
                }
            }
            .nodeName("cover")
    }
}

/// The background of a presentation: its own, or the system's. In the dark appearance it is
/// lighter than the screen behind it, as UIKit's elevated level is.
nonisolated struct PresentationBackground: View {
    let settings: PresentationSettings

    var body: some View {
        if let background = settings.background {
            background
        } else {
            Color(light: .white, dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
        }
    }
}

/// The black between a presentation and the views behind it.
nonisolated struct PresentationDimming: View {
    var body: some View {
        Color(light: .black.opacity(0.2), dark: .black.opacity(0.48))
    }
}
