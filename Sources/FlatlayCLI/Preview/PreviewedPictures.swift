import Flatlay
import FlatlayService
import FlatlayTemplates
import Foundation

/// Renders the pictures of a preview: those of a service, and what there is to know about them.
struct PreviewedPictures: PreviewMaking {
    let source: PictureSource
    let defaults: JobDefaults

    func makePreviewWorker() -> any PreviewWorker {
        ServedPictureWorker(source: source, defaults: defaults, showsSources: true)
    }
}

extension ServedPictureWorker: PreviewWorker {
    mutating func inspection(_ order: PictureOrder, template path: String) throws(ServiceFailure) -> MadePicture {
        try explained(order, template: path) { worker throws in
            let (job, template) = try worker.job(order, template: path, isTraced: true)
            let animations = worker.animations ?? KeptAnimations()
            animations.setup = ServedPictureWorker.setup(of: order)
            let inspection = try PictureInspection(
                job.request, of: template, named: order.name, from: worker.source, animations: animations)
            return MadePicture(
                bytes: try inspection.json(template: path), warnings: inspection.warnings.map(\.message),
                inputs: inspection.inputs.paths)
        }
    }
}
