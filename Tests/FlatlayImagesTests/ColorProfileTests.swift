import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayImages

/// Images with colour profiles, compared with Pillow, which converts them with its own copy of LittleCMS.
@Suite struct ColorProfileTests {
    /// Writes an image with a profile, and the colours that Pillow has for it in sRGB.
    private static let program = """
        import io, sys
        from PIL import Image, ImageCms
        kind, mode, path = sys.argv[1:]
        colors = [(255, 0, 0), (0, 255, 0), (30, 90, 200), (200, 180, 120), (128, 128, 128), (250, 250, 250)]
        image = Image.new('RGB', (len(colors) * 8, 8))
        for index, color in enumerate(colors): image.paste(color, (index * 8, 0, index * 8 + 8, 8))
        srgb = ImageCms.createProfile('sRGB')
        if mode == 'srgb': profile = ImageCms.ImageCmsProfile(srgb).tobytes()
        else:
            # A profile whose red and green are exchanged with those of sRGB in its matrix, as bytes.
            data = bytearray(ImageCms.ImageCmsProfile(srgb).tobytes())
            count = int.from_bytes(data[128:132], 'big')
            tags = {bytes(data[132 + i * 12:136 + i * 12]): 132 + i * 12 for i in range(count)}
            red, green = tags[b'rXYZ'], tags[b'gXYZ']
            data[red + 4:red + 12], data[green + 4:green + 12] = data[green + 4:green + 12], data[red + 4:red + 12]
            profile = bytes(data)
        if kind == 'png-alpha': image = image.convert('RGBA'); image.putalpha(200)
        file = io.BytesIO()
        options = {'quality': 100, 'subsampling': 0} if kind == 'jpeg' else {}
        image.save(file, kind.split('-')[0], icc_profile=profile, **options)
        image = Image.open(io.BytesIO(file.getvalue())).convert('RGB')
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        image = ImageCms.profileToProfile(image, source, srgb, outputMode='RGB')
        found = bytes(sum((image.getpixel((i * 8 + 4, 4)) for i in range(len(colors))), ()))
        open(path, 'wb').write(found + file.getvalue())
        """

    private struct Sample {
        var expected: [UInt8]
        var file: Data
    }

    private func sample(_ kind: String, _ mode: String) throws -> Sample {
        let process = Process()
        // A file and no pipe, which a server of another test could keep open.
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", Self.program, kind, mode, output.path]
        try process.run()
        process.waitUntilExit()
        let bytes = (try? Data(contentsOf: output)) ?? Data()
        try #require(process.terminationStatus == 0 && bytes.count > 18)
        return Sample(expected: Array(bytes.prefix(18)), file: bytes.dropFirst(18))
    }

    @Test(arguments: ["png", "jpeg", "png-alpha"]) func colorsOfAnotherProfileBecomeThoseOfSRGB(_ kind: String) throws {
        let sample = try sample(kind, "other")
        let image = try ImageDecoder().decode(Data(sample.file), name: "a")
        for index in 0..<6 {
            let start = (4 * image.pixelWidth + index * 8 + 4) * 4
            let alpha = Int(image.pixels[start + 3])
            let found = [2, 1, 0].map { Int(image.pixels[start + $0]) * 255 / max(alpha, 1) }
            let expected = sample.expected[index * 3..<index * 3 + 3].map { Int($0) }
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 3 }, "\(found) \(expected)")
        }
        // The first colour is red in the file, and green on the screen.
        #expect(sample.expected[1] > sample.expected[0])
        // What outputs embed has the converted colours, without the profile.
        #expect(image.format == .png && ColorProfile.find(png: image.encoded) == nil)
        let again = try ImageDecoder().decode(image.encoded, name: "a")
        #expect(zip(again.pixels, image.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test(arguments: ["png", "jpeg"]) func theUsualProfileChangesNothing(_ kind: String) throws {
        let sample = try sample(kind, "srgb")
        let image = try ImageDecoder().decode(Data(sample.file), name: "a")
        #expect(image.encoded == Data(sample.file))
    }

    @Test func damagedProfilesAreIgnoredOrErrors() throws {
        let file = Data(try sample("png", "other").file)
        for index in stride(from: 40, to: min(file.count, 700), by: 7) {
            var damaged = file
            damaged[index] ^= 0x5a
            _ = try? ImageDecoder().decode(damaged, name: "a")
        }
        let jpeg = Data(try sample("jpeg", "other").file)
        for index in stride(from: 20, to: min(jpeg.count, 700), by: 7) {
            var damaged = jpeg
            damaged[index] ^= 0x5a
            _ = try? ImageDecoder().decode(damaged, name: "a")
        }
    }
}
