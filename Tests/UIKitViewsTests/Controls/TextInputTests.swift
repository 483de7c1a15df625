import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing
import UIKitValues

@testable import UIKitViews

/// Fields, text views and search bars. Characters are 10 wide, lines 20 high.
@MainActor @Suite(.gridText)
struct TextInputTests {
    private func field(_ style: UITextField.BorderStyle, _ text: String = "") -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.borderStyle = style
        field.text = text
        return field
    }

    @Test func defaultsAreUIKits() {
        let field = UITextField()
        #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.text == "")
        #expect(field.font == .systemFont(ofSize: 17) && field.textAlignment == .natural && !field.isEditing)
        #expect(field.autocapitalizationType == .sentences && !field.isSecureTextEntry)
        let view = UITextView()
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.isScrollEnabled && view.isEditable)
        #expect(view.backgroundColor == .systemBackground)
        #expect(UISearchBar().searchBarStyle == .default && !UISearchBar().showsCancelButton)
    }

    @Test func naturalSizes() {
        #expect(field(.none, "abc").intrinsicContentSize == CGSize(width: 30, height: 22))
        #expect(field(.roundedRect, "abc").intrinsicContentSize == CGSize(width: 44, height: 34))
        let empty = field(.roundedRect)
        empty.placeholder = "Name"
        #expect(empty.intrinsicContentSize == CGSize(width: 54, height: 34))
        let view = UITextView()
        view.text = "one two"
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == CGSize(width: 80, height: 36))
        #expect(view.intrinsicContentSize(wrappingAt: 50) == CGSize(width: 40, height: 56))
        #expect(view.sizeThatFits(CGSize(width: 50, height: 0)).height == 56)
        view.text = ""
        #expect(view.intrinsicContentSize.height == 36)
        #expect(UISearchBar().intrinsicContentSize == CGSize(width: -1, height: 56))
    }

    @Test func textAndPlaceholder() {
        let field = field(.none)
        field.placeholder = "Name"
        #expect(picture(of: field) == ["glyphs \"Name\" Grid Regular 20 at 0 23 #3c3c434d"])
        field.attributedPlaceholder = NSAttributedString(string: "Who", attributes: [.foregroundColor: UIColor.red])
        #expect(picture(of: field) == ["glyphs \"Who\" Grid Regular 20 at 0 23 #ff0000"])
        field.text = "Ada"
        #expect(picture(of: field, traits(dark: true)) == ["glyphs \"Ada\" Grid Regular 20 at 0 23 #ffffff"])
        #expect(picture(of: field, traits(rightToLeft: true)) == ["glyphs \"Ada\" Grid Regular 20 at 70 23 #000000"])
        field.textAlignment = .center
        field.isSecureTextEntry = true
        #expect(picture(of: field) == ["glyphs \"•••\" Grid Regular 20 at 35 23 #000000"])
        field.isEnabled = false
        #expect(picture(of: field).first == "opacity 0.5")
    }

    @Test func aRoundedFieldHasABorder() {
        #expect(
            picture(of: field(.roundedRect, "Ada")) == [
                "fill rounded-rectangle 0 0 100 34 radius 5 continuous #ffffff",
                "stroke rounded-rectangle 0.25 0.25 99.5 33.5 radius 4.75 continuous #d1d1d6 width 0.5",
                "glyphs \"Ada\" Grid Regular 20 at 7 23 #000000",
            ])
    }

    @Test func aRoundedFieldFillsItsBorderWithItsColor() {
        let field = field(.roundedRect)
        field.backgroundColor = .systemRed
        #expect(picture(of: field).first == "fill rounded-rectangle 0 0 100 34 radius 5 continuous #ff3b30")
        field.borderStyle = .none
        #expect(field.backgroundColor == .systemRed)
        #expect(picture(of: field).first == "fill rectangle 0 0 100 34 #ff3b30")
    }

    @Test func viewsBesideTheTextMakeRoom() {
        let field = field(.none, "Ada")
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10)), UIView())
        right.frame.size = CGSize(width: 20, height: 20)
        field.leftView = left
        field.rightView = right
        #expect(field.textRect(forBounds: field.bounds).width == 100)
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        layOut(field) {
            #expect(left.superview === field && right.superview == nil)
            #expect(left.frame == CGRect(x: 0, y: 12, width: 12, height: 10))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 12, y: 0, width: 88, height: 34))
        }
        layOut(field, traits(rightToLeft: true)) {
            #expect(left.frame == CGRect(x: 88, y: 12, width: 12, height: 10))
            #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 88, height: 34))
        }
        field.rightViewMode = .unlessEditing
        layOut(field) { #expect(right.frame.minX == 80) }
        field.leftViewMode = .never
        layOut(field) { #expect(left.superview == nil) }
    }

    @Test func aClearButtonIsShownBesideText() {
        let field = field(.none)
        field.clearButtonMode = .unlessEditing
        #expect(field.textRect(forBounds: field.bounds).width == 100)
        field.text = "Ada"
        #expect(field.textRect(forBounds: field.bounds).width == 71)
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 76, y: 7.5, width: 19, height: 19))
    }

    @Test func subclassesInsetTheText() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 15, dy: 0) }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 25, dy: 0) }
        }
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        field.placeholder = "P"
        #expect(picture(of: field).first?.contains("at 25 23") == true)
        field.text = "T"
        #expect(picture(of: field).first?.contains("at 15 23") == true)
        #expect(field.intrinsicContentSize.width == 40)
    }

    @Test func editingAsksTheDelegate() {
        final class Watcher: UITextFieldDelegate {
            var isAllowed = false
            var log: [String] = []
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isAllowed }
            func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
        }
        let (field, watcher) = (UITextField(), Watcher())
        field.delegate = watcher
        #expect(!field.becomeFirstResponder() && !field.isEditing)
        watcher.isAllowed = true
        #expect(field.becomeFirstResponder() && field.isEditing)
        #expect(field.resignFirstResponder() && !field.isEditing)
        #expect(watcher.log == ["begin", "end"])
    }

    @Test func aTextViewWrapsWithinItsInsets() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
        view.text = "one two"
        #expect(
            picture(of: view) == [
                "fill rectangle 0 0 60 100 #ffffff", "clip rectangle 0 0 60 100",
                "  glyphs \"one\" Grid Regular 20 at 5 24 #000000", "  glyphs \"two\" Grid Regular 20 at 5 44 #000000",
            ])
        layOut(view) { #expect(view.contentSize == CGSize(width: 60, height: 56)) }
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.textColor = .systemRed
        #expect(picture(of: view)[2] == "  glyphs \"one\" Grid Regular 20 at 0 16 #ff3b30")
        view.contentOffset.y = 5
        #expect(picture(of: view).contains { $0.hasSuffix("glyphs \"one\" Grid Regular 20 at 0 11 #ff3b30") })
    }

    @Test func aLayoutGivesATextViewItsHeight() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 300))
        let view = UITextView()
        view.text = "one two"
        view.isScrollEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 56))
    }

    @Test func aSearchBarHoldsItsField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.placeholder = "Search"
        layOut(bar) { #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36)) }
        let lines = picture(of: bar)
        #expect(lines.first == "fill rectangle 0 0 300 56 #f2f2f7")
        #expect(lines.contains("fill rounded-rectangle 8 10 284 36 radius 10 continuous #7676801f"))
        #expect(lines.contains { $0.contains("glyphs \"Search\"") && $0.hasSuffix("#3c3c434d") })
        bar.showsCancelButton = true
        layOut(bar) { #expect(bar.searchTextField.frame.width == 216) }
        bar.scopeButtonTitles = ["All", "New"]
        bar.showsScopeBar = true
        #expect(bar.intrinsicContentSize.height == 100)
        bar.searchBarStyle = .minimal
        #expect(picture(of: bar).contains { $0.contains("glyphs \"New\"") })
    }
}
