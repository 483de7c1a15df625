// Every framework in one file: no name of one hides a name of another.
import Combine
import CoreGraphics
import Foundation
import OSLog
import Observation
import QuartzCore
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import os

final class Everything: ObservableObject {
    @Published var image: UIImage?
    @Published var color = UIColor.systemBlue
    var path: Path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    let logger: Logger = Logger()
    let log: OSLog = .default
    let subject = CurrentValueSubject<Int, Never>(1)
    let future: Future<Int, Never> = Future { $0(.success(2)) }
    let empty = Empty<Int, Never>()
    let record = Record<Int, Never>(output: [1], completion: .finished)
    var timer: Timer?
    var stream: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
    var font: SwiftUI.Font = .body
    var uiFont: UIKit.UIFont = .preferredFont(forTextStyle: .body)
    var anyCancellable: Combine.AnyCancellable?
    var type: UniformTypeIdentifiers.UTType = .png
    var transform: CoreGraphics.CGAffineTransform = .identity
    var layer: QuartzCore.CATransform3D = CATransform3DIdentity
    let state: os.Logger = os.Logger(subsystem: "a", category: "b")

    var anyView: some View {
        Section {
            Text(verbatim: "\(subject.value)")
        } header: {
            Image(systemName: "star")
        }
    }
}

struct Everything_Previews: PreviewProvider {
    static var previews: some View { Everything().anyView }
}
