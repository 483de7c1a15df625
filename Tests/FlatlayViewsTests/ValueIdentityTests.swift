import Foundation
import Testing

@testable import FlatlayViews

/// Constants of types without an effect on images are still different, because apps store and compare them.
@Suite("Values of inert API") struct ValueIdentityTests {
    /// The constants of a type, and some values from functions.
    struct Group: CustomTestStringConvertible, Sendable {
        let type: String
        let values: [String: String]
        /// Names of equal values.
        let equal: [String]
        var testDescription: String { type }

        init<Value: Hashable>(_ type: Value.Type, _ values: KeyValuePairs<String, Value>) {
            self.type = "\(type)"
            self.values = Dictionary(uniqueKeysWithValues: values.map { ($0.key, "\($0.value)") })
            equal = values.indices.flatMap { first in
                values.indices.filter { $0 > first && values[$0].value == values[first].value }
                    .map { "\(values[first].key) == \(values[$0].key)" }
            }
        }
    }

    @Test("no two are equal", arguments: groups)
    func differ(_ group: Group) {
        #expect(group.equal == [])
    }

    private static let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    /// The value types of a folder, with the folder's name.
    private static let types: [(folder: String, type: ConstantScanner.ValueType)] = {
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            guard text.contains("public static") else { return [(String, ConstantScanner.ValueType)]() }
            let folder = file.deletingLastPathComponent().lastPathComponent
            return ConstantScanner.types(in: text).map { (folder, $0) }
        }
    }()

    @Test("every type of inert and refused API with constants is in the table, with all constants")
    func complete() {
        let inert = Self.types.filter { ["Inert", "Refused"].contains($0.folder) && $0.type.constants.count > 1 }
        #expect(inert.count > 20)
        let missing = inert.flatMap { _, type in
            let group = Self.groups.first { $0.type == type.name }
            return type.constants.map { $0.name.filter { $0 != "`" } }
                .filter { name in !(group?.values.keys.contains { $0.hasPrefix(name) } ?? false) }
                .map { "\(type.name).\($0)" }
        }
        #expect(missing == [])
    }

    /// Constants that are equal on Apple's platforms, or aliases of others.
    private static let aliases: Set = [
        "UIListContentConfiguration.subtitleCell is UIListContentConfiguration.cell",
        "UIListContentConfiguration.footer is UIListContentConfiguration.groupedFooter",
        "UIListContentConfiguration.sidebarHeader is UIListContentConfiguration.header",
        "UIListContentConfiguration.accompaniedSidebarCell is UIListContentConfiguration.sidebarSubtitleCell",
    ]

    @Test("no public value type of any module has equal constants, or drops parameters of them")
    func sourcesDiffer() {
        #expect(Self.types.count > 60)
        let faults = Self.types.flatMap { ConstantScanner.faults(of: $0.type) }
        #expect(faults.filter { !Self.aliases.contains($0) } == [])
        #expect(Self.aliases.subtracting(faults) == [], "an alias that is none any more")
    }

    @Test("the scanner finds equal constants")
    func check() {
        let text = """
            public struct Style: Hashable, Sendable {
                public static let plain = Style()
                public static let `default` = Style()
                public static func height(_ height: CGFloat) -> Style { Style(kind: .height) }
                public static func width(_ width: CGFloat) -> Style { Style(kind: .width(width)) }
            }
            extension Style {
                public static var late: Style {
                    Style()
                }
            }
            public struct Bits: OptionSet, Hashable {
                public static let first = Bits(rawValue: 4)
                public static let second = Bits(rawValue: 1 << 2)
                public static let third = Bits(rawValue: 8)
                public static let both: Bits = [.first, .third]
            }
            public struct Hidden {
                public static let one = Hidden()
                public static let other = Hidden()
            }

            """
        let types = ConstantScanner.types(in: text)
        #expect(types.map(\.name) == ["Style", "Bits"])
        let faults = types.flatMap(ConstantScanner.faults)
        #expect(
            Set(faults) == [
                "Style.`default` is Style.plain", "Style.late is Style.plain", "Style.height drops height",
                "Bits.second is Bits.first",
            ])
    }
}

// MARK: The values

extension ValueIdentityTests {
    fileprivate static let groups: [Group] = [
        Group(
            ScrollTransitionConfiguration.self,
            [
                "interactive": .interactive,
                "animated": .animated,
                "identity": .identity,
                "interactive.threshold(0.5)": .interactive.threshold(0.5),
                "interactive.animation(.linear)": .interactive.animation(.linear),
            ]),
        Group(
            OpenURLAction.Result.self,
            [
                "handled": .handled,
                "discarded": .discarded,
                "systemAction": .systemAction,
            ]),
        Group(
            Animation.self,
            [
                "default": .`default`,
                "easeIn": .easeIn,
                "easeOut": .easeOut,
                "easeInOut": .easeInOut,
                "linear": .linear,
                "spring": .spring,
                "interactiveSpring": .interactiveSpring,
                "smooth": .smooth,
                "snappy": .snappy,
                "bouncy": .bouncy,
                "easeIn(duration: 1)": .easeIn(duration: 1),
                "easeOut(duration: 1)": .easeOut(duration: 1),
                "easeInOut(duration: 1)": .easeInOut(duration: 1),
                "linear(duration: 1)": .linear(duration: 1),
                "linear(duration: 2)": .linear(duration: 2),
                "timingCurve(0.1, 0.2, 0.3, 0.4)": .timingCurve(0.1, 0.2, 0.3, 0.4),
                "spring(response: 1)": .spring(response: 1),
                "spring(duration: 3)": .spring(duration: 3),
                "spring(duration: 3, bounce: 0.1)": .spring(duration: 3, bounce: 0.1),
                "interactiveSpring(response: 1)": .interactiveSpring(response: 1),
                "interpolatingSpring(stiffness: 1, damping: 1)": .interpolatingSpring(stiffness: 1, damping: 1),
                "interpolatingSpring(stiffness: 1, damping: 2)": .interpolatingSpring(stiffness: 1, damping: 2),
                "smooth(duration: 4)": .smooth(duration: 4),
                "snappy(duration: 4)": .snappy(duration: 4),
                "bouncy(duration: 4)": .bouncy(duration: 4),
                "linear.delay(1)": .linear.delay(1),
                "linear.delay(2)": .linear.delay(2),
                "linear.speed(2)": .linear.speed(2),
                "linear.repeatCount(2)": .linear.repeatCount(2),
                "linear.repeatCount(2, autoreverses: false)": .linear.repeatCount(2, autoreverses: false),
                "linear.repeatForever()": .linear.repeatForever(),
            ]),
        Group(
            AnimationCompletionCriteria.self,
            [
                "logicallyComplete": .logicallyComplete,
                "removed": .removed,
            ]),
        Group(
            GestureMask.self,
            [
                "none": .none,
                "gesture": .gesture,
                "subviews": .subviews,
                "all": .all,
            ]),
        Group(
            AccessibilityTraits.self,
            [
                "isButton": .isButton,
                "isHeader": .isHeader,
                "isSelected": .isSelected,
                "isLink": .isLink,
                "isImage": .isImage,
                "isStaticText": .isStaticText,
                "isModal": .isModal,
                "updatesFrequently": .updatesFrequently,
                "isToggle": .isToggle,
                "isSearchField": .isSearchField,
                "startsMediaSession": .startsMediaSession,
                "playsSound": .playsSound,
            ]),
        Group(
            AccessibilityChildBehavior.self,
            [
                "ignore": .ignore,
                "contain": .contain,
                "combine": .combine,
            ]),
        Group(
            AccessibilityActionKind.self,
            [
                "default": .`default`,
                "escape": .escape,
                "magicTap": .magicTap,
            ]),
        Group(
            MatchedGeometryProperties.self,
            [
                "position": .position,
                "size": .size,
                "frame": .frame,
            ]),
        Group(
            ContentTransition.self,
            [
                "identity": .identity,
                "opacity": .opacity,
                "interpolate": .interpolate,
                "symbolEffect": .symbolEffect,
                "numericText()": .numericText(),
                "numericText(countsDown: true)": .numericText(countsDown: true),
                "numericText(value: 1)": .numericText(value: 1),
                "numericText(value: 2)": .numericText(value: 2),
            ]),
        Group(
            SymbolEffect.self,
            [
                "bounce": .bounce,
                "pulse": .pulse,
                "variableColor": .variableColor,
                "scale": .scale,
                "appear": .appear,
                "disappear": .disappear,
                "replace": .replace,
                "rotate": .rotate,
                "breathe": .breathe,
                "wiggle": .wiggle,
                "bounce.up": .bounce.up,
                "bounce.down": .bounce.down,
                "bounce.byLayer": .bounce.byLayer,
                "bounce.wholeSymbol": .bounce.wholeSymbol,
                "variableColor.iterative": .variableColor.iterative,
                "variableColor.cumulative": .variableColor.cumulative,
                "variableColor.reversing": .variableColor.reversing,
                "bounce.up.byLayer": .bounce.up.byLayer,
            ]),
        Group(
            SymbolEffectOptions.self,
            [
                "default": .`default`,
                "repeating": .repeating,
                "nonRepeating": .nonRepeating,
                "repeat(2)": .`repeat`(2),
                "repeat(3)": .`repeat`(3),
                "speed(2)": .speed(2),
                "speed(2).repeat(2)": .speed(2).repeat(2),
            ]),
        Group(
            ContentShapeKinds.self,
            [
                "interaction": .interaction,
                "dragPreview": .dragPreview,
                "contextMenuPreview": .contextMenuPreview,
                "hoverEffect": .hoverEffect,
            ]),
        Group(
            SensoryFeedback.self,
            [
                "success": .success,
                "warning": .warning,
                "error": .error,
                "selection": .selection,
                "increase": .increase,
                "decrease": .decrease,
                "start": .start,
                "stop": .stop,
                "alignment": .alignment,
                "levelChange": .levelChange,
                "impact": .impact,
                "impact(weight: .light)": .impact(weight: .light),
                "impact(weight: .heavy)": .impact(weight: .heavy),
                "impact(intensity: 0.5)": .impact(intensity: 0.5),
            ]),
        Group(
            UITextContentType.self,
            [
                "name": .name,
                "emailAddress": .emailAddress,
                "telephoneNumber": .telephoneNumber,
                "username": .username,
                "password": .password,
                "newPassword": .newPassword,
                "oneTimeCode": .oneTimeCode,
                "URL": .URL,
            ]),
        Group(
            TextInputAutocapitalization.self,
            [
                "never": .never,
                "words": .words,
                "sentences": .sentences,
                "characters": .characters,
            ]),
        Group(
            SubmitLabel.self,
            [
                "done": .done,
                "go": .go,
                "send": .send,
                "join": .join,
                "search": .search,
                "next": .next,
                "continue": .`continue`,
                "return": .`return`,
            ]),
        Group(
            TextSelectability.self,
            [
                "enabled": .enabled,
                "disabled": .disabled,
            ]),
        Group(
            KeyEquivalent.self,
            [
                "return": .`return`,
                "escape": .escape,
                "space": .space,
                "tab": .tab,
                "delete": .delete,
            ]),
        Group(
            EventModifiers.self,
            [
                "command": .command,
                "shift": .shift,
                "option": .option,
                "control": .control,
            ]),
        Group(
            KeyboardShortcut.self,
            [
                "defaultAction": .defaultAction,
                "cancelAction": .cancelAction,
            ]),
        Group(
            MenuOrder.self,
            [
                "automatic": .automatic,
                "fixed": .fixed,
                "priority": .priority,
            ]),
        Group(
            VerticalEdge.Set.self,
            [
                "top": .top,
                "bottom": .bottom,
                "all": .all,
            ]),
        Group(
            ScrollIndicatorVisibility.self,
            [
                "automatic": .automatic,
                "visible": .visible,
                "hidden": .hidden,
                "never": .never,
            ]),
        Group(
            ScrollBounceBehavior.self,
            [
                "automatic": .automatic,
                "always": .always,
                "basedOnSize": .basedOnSize,
            ]),
        Group(
            ScrollDismissesKeyboardMode.self,
            [
                "automatic": .automatic,
                "immediately": .immediately,
                "interactively": .interactively,
                "never": .never,
            ]),
        Group(
            ScrollAnchorRole.self,
            [
                "initialOffset": .initialOffset,
                "sizeChanges": .sizeChanges,
                "alignment": .alignment,
            ]),
        Group(
            ViewAlignedScrollTargetBehavior.LimitBehavior.self,
            [
                "automatic": .automatic,
                "always": .always,
                "never": .never,
                "alwaysByFew": .alwaysByFew,
                "alwaysByOne": .alwaysByOne,
            ]),
        Group(
            StackNavigationViewStyle.self,
            [
                "stack": .stack,
                "automatic": .automatic,
            ]),
        Group(
            ToolbarItemPlacement.self,
            [
                "automatic": .automatic,
                "principal": .principal,
                "primaryAction": .primaryAction,
                "confirmationAction": .confirmationAction,
                "cancellationAction": .cancellationAction,
                "navigationBarLeading": .navigationBarLeading,
                "navigationBarTrailing": .navigationBarTrailing,
                "topBarLeading": .topBarLeading,
                "topBarTrailing": .topBarTrailing,
                "bottomBar": .bottomBar,
                "keyboard": .keyboard,
            ]),
        Group(
            ToolbarPlacement.self,
            [
                "automatic": .automatic,
                "navigationBar": .navigationBar,
                "tabBar": .tabBar,
                "bottomBar": .bottomBar,
            ]),
        Group(
            PresentationDetent.self,
            [
                "medium": .medium,
                "large": .large,
                "fraction(0.5)": .fraction(0.5),
                "fraction(0.25)": .fraction(0.25),
                "height(100)": .height(100),
                "height(0.5)": .height(0.5),
            ]),
        Group(
            SafeAreaRegions.self,
            [
                "container": .container,
                "keyboard": .keyboard,
                "all": .all,
            ]),
        Group(
            InterfaceOrientation.self,
            [
                "portrait": .portrait,
                "portraitUpsideDown": .portraitUpsideDown,
                "landscapeLeft": .landscapeLeft,
                "landscapeRight": .landscapeRight,
            ]),
    ]
}
