// UIKit's values are part of what layouts are written with: insets, traits, colours of lists.
@_exported import UIKitValues
