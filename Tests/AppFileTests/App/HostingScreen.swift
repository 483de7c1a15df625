import SwiftUI
import UIKit

#Preview("Hosting", traits: .sizeThatFitsLayout) {
    UIHostingController(rootView: Text("hosted"))
}
