import Foundation
import Testing

/// The same input gives the same bytes, whatever the machine's settings say.
@Suite struct DeterminismTests {
    static let hostile: [(name: String, environment: [String: String])] = [
        ("nothing changed", [:]),
        ("C locale", ["LC_ALL": "C", "LANG": "C"]),
        ("Turkish locale", ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"]),
        ("Japanese text", ["LANG": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja"]),
        ("stem darkening", ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"]),
        ("old interpreter", ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"]),
        ("another time zone", ["TZ": "Asia/Tokyo"]),
        ("other Pango back end", ["PANGOCAIRO_BACKEND": "fc"]),
    ]

    @Test(arguments: ["png", "svg", "pdf", "png --png small", "png --png smallest"])
    func bytesDoNotDependOnTheEnvironment(_ output: String) throws {
        let words = output.split(separator: " ").map(String.init)
        let format = words[0]
        let runner = try CommandRunner()
        let template = CommandRunner.root.appendingPathComponent("Templates/tags.yaml").path
        var reference: Data?
        var environments = Self.hostile.map { ($0.name, $0.environment) }
        let configuration = runner.folder.appendingPathComponent("fonts.conf").path
        try runner.write(Self.fontsConf, to: "fonts.conf")
        environments.append(("hostile fonts.conf", ["FONTCONFIG_FILE": configuration, "HOME": runner.folder.path]))
        for (name, environment) in environments {
            let outcome = try runner.run(
                ["render", template, "-o", "x.\(format)"] + words.dropFirst(), environment: environment)
            #expect(outcome.exitCode == 0, "\(name): \(outcome.standardError)")
            let bytes = try runner.data(of: "x.\(format)")
            if let reference { #expect(bytes == reference, "\(name)") } else { reference = bytes }
        }
    }

    /// Full hinting, subpixel colours, no smoothing, and every family replaced by another.
    static let fontsConf = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts/truetype/dejavu</dir>
          <match target="pattern"><edit name="family" mode="assign"><string>DejaVu Serif</string></edit></match>
          <match target="font">
            <edit name="antialias" mode="assign"><bool>false</bool></edit>
            <edit name="hinting" mode="assign"><bool>true</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
            <edit name="autohint" mode="assign"><bool>true</bool></edit>
            <edit name="rgba" mode="assign"><const>rgb</const></edit>
          </match>
        </fontconfig>

        """
}
