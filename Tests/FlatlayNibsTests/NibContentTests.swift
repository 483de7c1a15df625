import CoreGeometry
import Foundation
import Testing
import UIKitValues
import UIKitViews

@testable import FlatlayNibs

/// Text and images of files.
@Suite(.serialized) @MainActor struct NibContentTests {
    init() { _ = warnings() }

    @Test func aLabelAsInterfaceBuilderWritesIt() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let label = try first(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
                verticalHuggingPriority="251" text="Ratatouille" textAlignment="natural" lineBreakMode="middleTruncation"
                numberOfLines="2" baselineAdjustment="alignCenters" adjustsFontSizeToFit="NO" minimumScaleFactor="0.5"
                translatesAutoresizingMaskIntoConstraints="NO" id="t">
            <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
            <nil key="highlightedColor"/>
            <color key="shadowColor" white="0" alpha="0.5"/><size key="shadowOffset" width="1" height="2"/>
            </label>
            """, as: UILabel.self)
        #expect(label.text == "Ratatouille" && label.textAlignment == .natural && label.numberOfLines == 2)
        #expect(label.lineBreakMode == .byTruncatingMiddle && label.baselineAdjustment == .alignCenters)
        #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5 && !label.isUserInteractionEnabled)
        #expect(label.font == .preferredFont(forTextStyle: .headline) && label.textColor == .secondaryLabel)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
        #expect(label.shadowOffset == CGSize(width: 1, height: 2) && warnings() == [])
    }

    /// What a file leaves out is Interface Builder's default, not that of code.
    @Test func whatALabelLeavesOut() throws {
        let plain = try first("<label id=\"t\"/>", as: UILabel.self)
        #expect(plain.textAlignment == .left && !plain.adjustsFontSizeToFitWidth && plain.numberOfLines == 1)
        #expect(plain.contentHuggingPriority(for: .horizontal) == .defaultLow && plain.textColor == .label)
        let shrinking = try first("<label minimumFontSize=\"9\" id=\"t\"/>", as: UILabel.self)
        #expect(shrinking.adjustsFontSizeToFitWidth)
    }

    @Test func longTextIsAnElement() throws {
        let label = try first(
            "<label id=\"t\"><string key=\"text\">One\nTwo &amp; three</string></label>", as: UILabel.self)
        #expect(label.text == "One\nTwo & three")
    }

    @Test func attributedTextHasItsFragments() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let label = try first(
            """
            <label id="t"><attributedString key="attributedText"><fragment content="Big">
            <attributes><color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" size="20" name="Menlo-Bold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/></attributes>
            </fragment><fragment content=" small"/></attributedString></label>
            """, as: UILabel.self)
        let text = try #require(label.attributedText)
        #expect(text.string == "Big small" && warnings() == [])
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == UIFont(name: "Menlo-Bold", size: 20))
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.lineSpacing == 4)
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) == nil)
    }

    @Test(arguments: [
        ("type=\"system\" pointSize=\"17\"", UIFont.systemFont(ofSize: 17)),
        ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", .systemFont(ofSize: 15, weight: .semibold)),
        ("type=\"boldSystem\" pointSize=\"12\"", .boldSystemFont(ofSize: 12)),
        ("type=\"italicSystem\" pointSize=\"12\"", .italicSystemFont(ofSize: 12)),
        ("style=\"UICTFontTextStyleCaption1\"", .preferredFont(forTextStyle: .caption1)),
        ("style=\"UICTFontTextStyleTitle0\"", .preferredFont(forTextStyle: .largeTitle)),
        ("name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"18\"", UIFont(name: "Avenir-Heavy", size: 18)),
    ])
    func fontsOfAllKinds(_ attributes: String, _ font: UIFont?) throws {
        let label = try first(
            "<label id=\"t\"><fontDescription key=\"fontDescription\" \(attributes)/></label>", as: UILabel.self)
        #expect(label.font == font)
    }

    @Test func aVariationChangesTheFont() throws {
        let label = try first(
            """
            <label id="t"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="11"/></variation>
            </label>
            """, as: UILabel.self)
        #expect(label.font == .systemFont(ofSize: 11))
    }

    @Test func anImageViewShowsImagesAndSymbols() throws {
        // Other tests leave their own on this thread.
        _ = warnings()
        let view = try first(
            "<imageView image=\"poster\" highlightedImage=\"other\" contentMode=\"scaleAspectFill\" id=\"i\"/>",
            as: UIImageView.self)
        #expect(view.image == UIImage(named: "poster") && view.highlightedImage == UIImage(named: "other"))
        #expect(view.contentMode == .scaleAspectFill)
        let symbol = try first(
            """
            <imageView image="star.fill" catalog="system" id="i"><preferredSymbolConfiguration
                key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="20" scale="large" weight="bold"/>
            </imageView>
            """, as: UIImageView.self)
        #expect(symbol.image == UIImage(systemName: "star.fill"))
        #expect(
            symbol.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        let reference = try first(
            """
            <imageView id="i"><imageReference key="image" image="leaf" catalog="system" symbolScale="small"/></imageView>
            """, as: UIImageView.self)
        #expect(reference.image?.isSymbolImage == true && warnings() == [])
    }
}
