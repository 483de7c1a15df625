import FlatlayBytes
import FlatlayTemplates
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The page, its form and its script: files that an editor understands, inside the program.
enum PreviewPage {
    /// The file at a path; nil if there is none.
    static func file(at path: Substring, _ settings: PreviewSettings) -> Response? {
        switch path {
        case "/": response(html(settings), "text/html; charset=utf-8")
        case "/preview.css": response(Data(PackageResources.preview_css), "text/css; charset=utf-8")
        case "/preview.js": response(Data(PackageResources.preview_js), "text/javascript; charset=utf-8")
        default: nil
        }
    }

    /// Differs between pages that differ, so that an open one can tell that the program was replaced.
    static let version = String(
        ContentHash.sha256(
            Data(PackageResources.preview_html + PackageResources.preview_css + PackageResources.preview_js)
        ).prefix(16))

    /// A secret that the page sends with its requests, so that other pages can't make them. It is created once per
    /// process.
    static let token = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 16) }.joined()

    private static func response(_ bytes: Data, _ type: String) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: type, .cacheControl: "no-cache", .contentTypeOptions: "nosniff",
                .contentSecurityPolicy:
                    "default-src 'none'; img-src 'self' blob: data:; style-src 'self'; script-src 'self'; "
                    + "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private static func html(_ settings: PreviewSettings) -> Data {
        let axes = settings.axes.map { axis in
            TemplateValue.mapping(
                TemplateMapping([
                    ("name", .string(axis.name)), ("title", .string(axis.title)),
                    ("values", .list(axis.values.map(TemplateValue.string))), ("isOpen", .bool(axis.isOpen)),
                ]))
        }
        let values = TemplateValue.mapping(
            TemplateMapping([
                ("page", .string(version)), ("token", .string(token)), ("editor", .string(settings.editor)),
                ("axes", .list(axes)),
                ("hasSnapshots", .bool(settings.snapshotFolder != nil)),
            ]))
        // An HTML parser ends the element at `</script`, wherever it stands.
        let json = values.json.replacing("<", with: "\\u003c")
        return Data(
            String(decoding: PackageResources.preview_html, as: UTF8.self).replacing("{{data}}", with: json).utf8)
    }
}
