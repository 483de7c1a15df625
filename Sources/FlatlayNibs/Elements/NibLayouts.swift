import CollectionLayout
import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// The layouts of collection views.
@MainActor
enum NibLayouts {
    /// Makes a flow layout.
    static func flowLayout(_ element: NibElement, _ builder: NibBuilder) throws -> UICollectionViewLayout {
        let layout = try custom(element, builder) ?? UICollectionViewFlowLayout()
        builder.add(layout, element)
        guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
        for name in element.attributes.keys.sorted() {
            guard let value = element.value(name) else { continue }
            switch name {
            case "minimumLineSpacing": flow.minimumLineSpacing = try value.number()
            case "minimumInteritemSpacing": flow.minimumInteritemSpacing = try value.number()
            case "scrollDirection":
                flow.scrollDirection = try value.choice(["vertical": .vertical, "horizontal": .horizontal])
            case "automaticEstimatedItemSize":
                if try value.bool() { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            case "sectionHeadersPinToVisibleBounds": flow.sectionHeadersPinToVisibleBounds = try value.bool()
            case "sectionFootersPinToVisibleBounds": flow.sectionFootersPinToVisibleBounds = try value.bool()
            case "id", "key", "customClass", "customModule", "customModuleProvider": continue
            default: builder.warn(element, "the attribute '\(name)' is not known here and has no effect")
            }
        }
        for child in element.children {
            switch (child.name, child.key) {
            case ("size", "itemSize"): flow.itemSize = try child.size()
            case ("size", "estimatedItemSize"): flow.estimatedItemSize = try child.size()
            case ("size", "headerReferenceSize"): flow.headerReferenceSize = try child.size()
            case ("size", "footerReferenceSize"): flow.footerReferenceSize = try child.size()
            case ("inset", "sectionInset"): flow.sectionInset = try child.edgeInsets()
            default: throw child.error(.unexpectedElement(parent: element.name))
            }
        }
        return layout
    }

    /// Makes a layout of an app's class. Without a class, such as for a compositional layout that code sets later, it
    /// is a flow layout.
    static func layout(_ element: NibElement, _ builder: NibBuilder) throws -> UICollectionViewLayout {
        let layout = try custom(element, builder) ?? UICollectionViewFlowLayout()
        builder.add(layout, element)
        return layout
    }

    private static func custom(_ element: NibElement, _ builder: NibBuilder) throws -> UICollectionViewLayout? {
        guard let name = element.attributes["customClass"] else { return nil }
        guard let type = NibClasses.type(named: name, in: element, of: builder.document, owner: builder.owner) else {
            throw element.error(.unknownClass(name))
        }
        guard let type = type as? UICollectionViewLayout.Type else {
            throw element.error(.wrongClass(name, expected: "UICollectionViewLayout"))
        }
        guard let layout = type.init(coder: NibCoder()) else { throw element.error(.refused(name)) }
        return layout
    }

    /// The kind of a supplementary view by the key of its element.
    static func kind(_ key: String) -> String {
        switch key {
        case "sectionHeaderView": UICollectionView.elementKindSectionHeader
        case "sectionFooterView": UICollectionView.elementKindSectionFooter
        default: key
        }
    }
}
