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

    private func sample(_ kind: String, _ mode: String, program: String = Self.program) throws -> Sample {
        let process = Process()
        // A file and no pipe, which a server of another test could keep open.
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = ["-c", program, kind, mode, output.path]
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

    /// Grey profiles with two curves: a gamma of 1, as linear images have, and the dot gain of print.
    private static let grayProgram = """
        import io, struct, sys
        from PIL import Image, ImageCms
        kind, mode, path = sys.argv[1:]
        def tag(name, data): return name, data + bytes(-len(data) % 4)
        if mode == 'linear': curve = b'curv' + bytes(4) + struct.pack('>I', 0)
        elif mode == 'srgb':
            line = lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
            values = [round(line(i / 1023) * 65535) for i in range(1024)]
            curve = b'curv' + bytes(4) + struct.pack('>I', 1024) + struct.pack('>1024H', *values)
        else:
            values = [round((i / 255) ** 1.2 * 60000) for i in range(256)]
            curve = b'curv' + bytes(4) + struct.pack('>I', 256) + struct.pack('>256H', *values)
        white = b'XYZ ' + bytes(4) + struct.pack('>3I', 0xf6d6, 0x10000, 0xd32d)
        text = b'desc' + bytes(4) + struct.pack('>I', 5) + b'grey\\0' + bytes(78)
        tags = [tag(b'desc', text), tag(b'wtpt', white), tag(b'kTRC', curve)]
        offset, table, body = 132 + 12 * len(tags), struct.pack('>I', len(tags)), b''
        for name, data in tags:
            table += name + struct.pack('>II', offset + len(body), len(data))
            body += data
        head = struct.pack('>I4sI4s4s4s', offset + len(body), b'lcms', 0x02400000, b'mntr', b'GRAY', b'XYZ ')
        head += struct.pack('>6H', 2026, 1, 1, 0, 0, 0) + b'acsp' + bytes(28)
        head += struct.pack('>3I', 0xf6d6, 0x10000, 0xd32d) + bytes(48)
        profile = head + table + body
        levels = [0, 20, 64, 128, 200, 255]
        image = Image.new('L', (len(levels) * 8, 8))
        for index, level in enumerate(levels): image.paste(level, (index * 8, 0, index * 8 + 8, 8))
        srgb = ImageCms.createProfile('sRGB')
        file = io.BytesIO()
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        converted = ImageCms.profileToProfile(image, source, srgb, outputMode='RGB')
        if kind == 'png-alpha': image.putalpha(200)
        image.save(file, kind.split('-')[0], icc_profile=profile, **({'quality': 100} if kind == 'jpeg' else {}))
        found = bytes(sum((converted.getpixel((i * 8 + 4, 4)) for i in range(len(levels))), ()))
        open(path, 'wb').write(found + file.getvalue())
        """

    @Test(arguments: ["png", "jpeg", "png-alpha"], ["linear", "print"])
    func greysOfAnotherProfileBecomeThoseOfSRGB(_ kind: String, _ mode: String) throws {
        let sample = try sample(kind, mode, program: Self.grayProgram)
        let image = try ImageDecoder().decode(Data(sample.file), name: "a")
        for index in 0..<6 {
            let start = (4 * image.pixelWidth + index * 8 + 4) * 4
            let alpha = Int(image.pixels[start + 3])
            let found = [2, 1, 0].map { Int(image.pixels[start + $0]) * 255 / max(alpha, 1) }
            let expected = sample.expected[index * 3..<index * 3 + 3].map { Int($0) }
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 3 }, "\(found) \(expected)")
        }
        if mode == "linear" { #expect(sample.expected[9] > 180) }
        #expect(image.format == .png && ColorProfile.find(png: image.encoded) == nil)
    }

    @Test(arguments: ["png", "jpeg"]) func theCurveOfSRGBInAGreyProfileChangesNothing(_ kind: String) throws {
        let sample = try sample(kind, "srgb", program: Self.grayProgram)
        #expect(try ImageDecoder().decode(Data(sample.file), name: "a").encoded == Data(sample.file))
    }
}
