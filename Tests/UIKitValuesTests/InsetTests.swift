import Foundation
import Testing
import UIKitValues

@Suite("Insets") struct InsetTests {
    @Test("insets can be compared, hashed, encoded and changed per side")
    func insets() throws {
        var insets: NSDirectionalEdgeInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
        insets.bottom += 5
        #expect(insets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 8, trailing: 4))
        #expect(NSDirectionalEdgeInsets() == .zero)
        let data = try JSONEncoder().encode(insets)
        #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == insets)
        let fixed = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: fixed) == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(UIEdgeInsets() == .zero)
    }
}
