import Foundation

extension CollectionLayoutError: CustomStringConvertible {
    /// What happened (in UIKit's words, if known), where, and how to fix it.
    public var description: String {
        [text, place, hint].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private var text: String {
        switch self {
        case .invalidDescription(_, let fault): fault.text
        case .missingSection:
            "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                + "for a section. This is a client error."
        case .groupDoesNotFit(let section, let place, let group, let container, let insets):
            place.text(section: section) + "\nError: There is no room for this NSCollectionLayoutGroup to fit into its "
                + "parent group or section, or it has no room for any subitems itself. Inspect the parent and ensure "
                + "the contentInsets (\(insets.shortText)) do not result in a negative effectiveContentSize when "
                + "applied to size: \(container.shortText).\nGroup: \(group)"
        case .itemDoesNotFit(let section, let place, let group):
            place.text(section: section) + "\nError: NSCollectionLayoutItem created with invalid combination of "
                + "spacing and size specified. This group cannot fit even a single item. Inspect the spacing and size "
                + "of the items in this group and ensure that they fit into the group when its effective size is "
                + "\(group.shortText)."
        case .groupTooLarge(_, let limit): "One group would contain more than \(limit) items."
        case .groupTooComplex(_, let limit): "One group takes more than \(limit) steps to lay out."
        case .invalidCustomFrame(_, let item): "The custom item provider returned an invalid frame for item \(item)."
        case .invalidFlowValue(_, let property, let value):
            "Invalid \(property): \(value.shortText). The value must be a finite number."
        case .invalidBounds(let size): "The collection view's bounds are not usable: \(size.shortText)."
        case .invalidItemCount(_, let count): "Invalid number of items: \(count)."
        case .invalidSectionCount(let count): "Invalid number of sections: \(count)."
        case .tooManyListedItems(_, let count, let limit):
            "\(count) items are too many to measure one by one; \(limit) are allowed."
        case .selfSizingLoop(let passes):
            "UICollectionView is stuck in its update/layout loop. This can happen for many reasons, including "
                + "self-sizing views whose preferred attributes are not returning a consistent size. "
                + "Stopped after \(passes) passes."
        case .invalidLayoutAnswer(let element): "The layout returned a frame that is not finite for \(element)."
        case .attributesChanged(let element, let old, let new):
            "layout attributes for \(element.noun) at index path (\(element.indexPath.text)) changed from \(old) to "
                + "\(new) without invalidating the layout"
        case .missingAttributes(let element):
            "no UICollectionViewLayoutAttributes instance for -\(element.question) at path (\(element.indexPath.text))"
        case .sectionOutOfRange(let element, let count):
            "request for layout attributes for \(element.noun) \(element.kind.map { $0 + " " } ?? "")in section "
                + "\(element.indexPath.section) when there are only \(count) sections in the collection view"
        }
    }

    private var place: String {
        switch self {
        case .invalidDescription(let section, _): section.map { "In section \($0)." } ?? "In the layout configuration."
        case .missingSection(let section, let count):
            "In section \(section), which has \(count) \(count == 1 ? "item" : "items")."
        case .groupTooLarge(let section, _),
            .groupTooComplex(let section, _),
            .invalidCustomFrame(let section, _), .invalidFlowValue(let section, _, _),
            .invalidItemCount(let section, _), .tooManyListedItems(let section, _, _):
            "In section \(section)."
        case .groupDoesNotFit, .itemDoesNotFit, .invalidBounds, .invalidSectionCount, .selfSizingLoop,
            .invalidLayoutAnswer, .attributesChanged, .missingAttributes, .sectionOutOfRange:
            ""
        }
    }

    private var hint: String {
        switch self {
        case .invalidDescription(_, let fault): fault.hint
        case .missingSection: "Return a section for every index below numberOfSections."
        case .groupDoesNotFit: "Make the insets smaller or the container larger."
        case .itemDoesNotFit: "Use a fraction of at most 1, less spacing, or a larger group."
        case .groupTooLarge: "Describe fewer items in the group and let the section repeat it."
        case .groupTooComplex: "Nest fewer groups whose members have measured lengths."
        case .invalidCustomFrame: "Return frames with finite numbers."
        case .invalidFlowValue: "Check the layout's properties and the delegate's return values."
        case .invalidBounds: "Give the collection view a finite size that is not negative."
        case .invalidItemCount: "Answer 0 to \(LayoutLimits.items) items."
        case .invalidSectionCount: "Answer 0 to \(LayoutLimits.sections) sections."
        case .tooManyListedItems: "Use fixed sizes, or show fewer items."
        case .selfSizingLoop: "Return the same preferred size for the same request."
        case .invalidLayoutAnswer: "Check the arithmetic of the custom layout."
        case .attributesChanged:
            "Return the same frames until the layout is invalidated, and change copies of attributes only."
        case .missingAttributes: "Request elements that the layout's sections describe."
        case .sectionOutOfRange: "Request sections below numberOfSections."
        }
    }
}

extension ElementIdentity {
    /// The element as UIKit's messages name it.
    fileprivate var noun: String {
        switch category {
        case .cell: "item"
        case .supplementaryView: "supplementary view"
        case .decorationView: "decoration view"
        }
    }

    /// The query for the element's attributes as UIKit's messages name it.
    fileprivate var question: String {
        switch category {
        case .cell: "layoutAttributesForItemAtIndexPath:"
        case .supplementaryView: "layoutAttributesForSupplementaryElementOfKind: \(kind ?? "")"
        case .decorationView: "layoutAttributesForDecorationViewOfKind: \(kind ?? "")"
        }
    }
}

extension IndexPath {
    fileprivate var text: String { map(String.init).joined(separator: ", ") }
}

extension LayoutDescriptionFault {
    var text: String {
        switch self {
        case .invalidDimension(let dimension, let value):
            switch dimension {
            case .fractionalWidth, .fractionalHeight:
                "Invalid \(dimension.rawValue): \(value.shortText). The fraction must be a finite value."
            case .absolute, .estimated:
                "Invalid \(dimension.rawValue): \(value.shortText). The dimension must be a finite value."
            }
        case .invalidValue(let property, let value):
            "Invalid \(property): \(value.shortText). The value must be a finite number."
        case .nestedTooDeeply(let limit): "Groups are nested more than \(limit) deep."
        case .tooManyMembers(let limit): "More than \(limit) items and groups are described."
        case .emptyGroup: "At least 1 subitem is required for a group"
        case .invalidRepeatCount(let isHorizontal):
            "A repeating \(isHorizontal ? "horizontal" : "vertical") group should specify a count >= 1"
        case .duplicateElementKinds(let kinds):
            "Error: Every supplementary must have a unique elementKind: duplicates detected: "
                + "(\(kinds.joined(separator: ", ")))"
        }
    }

    var hint: String {
        switch self {
        case .invalidDimension, .invalidValue:
            "Check the arithmetic for a division by zero; the maximum length is 1e12 points."
        case .nestedTooDeeply: "Describe the layout with fewer levels."
        case .tooManyMembers: "Describe fewer items in the group and let the section repeat it."
        case .emptyGroup: "Pass one item or group to subitems."
        case .invalidRepeatCount: "Pass a count of 1 or more."
        case .duplicateElementKinds: "Give each supplementary item of the host its own element kind."
        }
    }
}
