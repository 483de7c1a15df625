import FlatlayBytes
import FlatlaySVG
import FlatlayDrawing
import Foundation

/// The style sheet of an animation: keyframes, which elements share, and a class for each set of keyframes.
///
/// Sources: CSS Animations Level 1 (https://www.w3.org/TR/css-animations-1/), Media Queries Level 5
/// (`prefers-reduced-motion`).
final class SVGTimeline {
    /// The duration of the animation in seconds, without the pauses at its ends.
    let duration: Double
    private let options: AnimationOptions
    private let isFrozen: Bool
    private let rules = SVGText()
    /// The names of keyframes, by their content.
    private var names: [String: String] = [:]
    /// The names of classes, by their keyframes.
    private var classes: [[String]: String] = [:]

    init(duration: Double, options: AnimationOptions, isFrozen: Bool) {
        self.duration = duration
        self.options = options
        self.isFrozen = isFrozen
    }

    /// The duration of one cycle in seconds, with pauses.
    private var cycle: Double { options.holdAtStart + duration + options.holdAtEnd }

    /// Returns the name of a track's keyframes; nil if its value never changes.
    ///
    /// - Parameter declaration: writes a value as a CSS declaration.
    func keyframes<Value>(
        of track: AnimationTrack<Value>, in document: SVGDocument, _ declaration: (Value, SVGText) -> Void
    ) -> String? {
        guard !isFrozen, duration > 0, !track.isConstant else { return nil }
        let steps = track.limited(to: duration).map { keyframe in
            let value = SVGText()
            declaration(keyframe.value, value)
            let time = (options.holdAtStart + keyframe.time) / cycle
            return SVGKeyframe(place: SVGKeyframe.place(time), value: value.buffer.text, curve: keyframe.curve)
        }
        guard let content = SVGKeyframe.text(steps) else { return nil }
        if let known = names[content] { return known }
        let name = document.ids.next()
        names[content] = name
        rules.raw("@keyframes \(name){\(content)}\n")
        return name
    }

    /// Returns the class of elements with these keyframes; nil if there are none.
    func className(for keyframes: [String], in document: SVGDocument) -> String? {
        guard let first = keyframes.first else { return nil }
        if let known = classes[keyframes] { return known }
        let name = keyframes.count == 1 ? first : document.ids.next()
        classes[keyframes] = name
        rules.raw("#\(document.ids.root) .\(name){animation-name:\(keyframes.joined(separator: ","))}\n")
        return name
    }

    /// Returns the style sheet; nil if nothing is animated.
    ///
    /// - Parameter root: the identifier of the root element, which restricts the rules to this file if it is inlined.
    func styleSheet(root: String) -> SVGText? {
        guard !names.isEmpty else { return nil }
        let sheet = SVGText(capacity: rules.buffer.count + 512)
        sheet.raw("\n#\(root) [class]{animation-duration:")
        sheet.number(CGFloat(cycle), decimals: 6)
        sheet.raw("s;animation-timing-function:linear;animation-iteration-count:")
        sheet.raw(options.repeatCount.map(String.init) ?? "infinite")
        // The origin of transforms is that of the element's coordinates, whatever the page's style sheet says.
        sheet.raw(";transform-box:view-box;transform-origin:0 0}\n")
        sheet.append(rules)
        sheet.raw("@media (prefers-reduced-motion:reduce){#\(root) [class]{animation:none!important}}\n")
        return sheet
    }
}
