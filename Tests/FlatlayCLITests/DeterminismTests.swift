import Foundation
import Testing

/// The same input gives the same bytes, whatever the machine's settings are.
@Suite struct DeterminismTests {
    /// Variables with values that could change bytes; see `EnvironmentVariable`.
    static let hostile: [(name: String, environment: [String: String])] = [
        ("nothing changed", [:]),
        ("C locale", ["LC_ALL": "C", "LANG": "C"]),
        ("Turkish locale", ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"]),
        ("Japanese text", ["LANG": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja"]),
        ("several languages", ["LANGUAGE": "ja:zh"]),
        ("several languages for Pango", ["PANGO_LANGUAGE": "ja:ar"]),
        ("Urdu, Marathi, Korean", ["PANGO_LANGUAGE": "ur:mr:ko:zh-tw:sr"]),
        ("no shaper of OpenType", ["HB_SHAPER_LIST": "fallback"]),
        ("faults of another shaper", ["HB_OPTIONS": "uniscribe-bug-compatible:aat"]),
        ("stem darkening", ["FREETYPE_PROPERTIES": "cff:no-stem-darkening=0"]),
        ("old interpreter", ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35"]),
        ("another time zone", ["TZ": "Asia/Tokyo"]),
        ("other Pango back end", ["PANGOCAIRO_BACKEND": "fc"]),
        ("other languages of fonts", ["FC_LANG": "ja"]),
        ("fonts below another folder", ["FONTCONFIG_SYSROOT": "/tmp", "FONTCONFIG_PATH": "/tmp"]),
        ("no configuration", ["FONTCONFIG_FILE": "/nowhere", "XDG_CONFIG_HOME": "/nowhere", "XDG_CACHE_HOME": "/x"]),
        ("slow pixels", ["PIXMAN_DISABLE": "fast"]),
        ("general pixels", ["PIXMAN_DISABLE": "fast wholeops ssse3 sse2 mmx"]),
        ("pages to be read", ["CAIRO_DEBUG_PDF": "1", "CAIRO_DEBUG": "1"]),
        ("what debuggers read", ["FC_DEBUG": "1", "G_MESSAGES_DEBUG": "all", "G_SLICE": "always-malloc"]),
        ("memory of ones", ["MALLOC_PERTURB_": "85", "MALLOC_CONF": "junk:true", "SWIFT_DETERMINISTIC_HASHING": "1"]),
        ("fewer instructions", ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2_Usable,-FMA_Usable,-AVX512F_Usable"]),
    ]

    private func environments(_ runner: CommandRunner) throws -> [(name: String, environment: [String: String])] {
        try runner.write(Self.fontsConf, to: "fonts.conf")
        let configuration = runner.folder.appendingPathComponent("fonts.conf").path
        var environments = Self.hostile
        environments.append(("hostile fonts.conf", ["FONTCONFIG_FILE": configuration, "HOME": runner.folder.path]))
        // A dictionary of Thai that lacks some of its words.
        var dictionary = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/libthai/thbrk.tri"))
        let tenth = dictionary.count / 10
        dictionary.replaceSubrange(tenth..<tenth * 2, with: Data(count: tenth))
        try dictionary.write(to: runner.folder.appendingPathComponent("thbrk.tri"))
        environments.append(("another dictionary", ["LIBTHAI_DICTDIR": runner.folder.path]))
        return environments
    }

    @Test(arguments: ["png", "svg", "svg --svg-text text", "pdf", "png --png small", "png --png smallest"])
    func bytesDoNotDependOnTheEnvironment(_ output: String) throws {
        let words = output.split(separator: " ").map(String.init)
        let format = words[0]
        let runner = try CommandRunner()
        let tags = CommandRunner.root.appendingPathComponent("Templates/tags.yaml").path
        let scripts = try runner.write(ScriptsPicture.template, to: "scripts.yaml")
        let environments = try environments(runner)
        // Strong compression is slow, and does not depend on scripts.
        for template in words.contains("--png") ? [tags] : [scripts, tags] {
            var reference: Data?
            for (name, environment) in environments {
                let outcome = try runner.run(
                    ["render", template, "-o", "x.\(format)"] + words.dropFirst(), environment: environment)
                #expect(outcome.exitCode == 0, "\(name): \(outcome.standardError)")
                let bytes = try runner.data(of: "x.\(format)")
                if let reference { #expect(bytes == reference, "\(template): \(name)") } else { reference = bytes }
            }
        }
    }

    @Test func theBytesOfSVGImagesDoNotDependOnTheEnvironment() throws {
        let runner = try CommandRunner()
        try runner.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='30'><circle cx='9' cy='9' r='7.3'/>"
                + "<text y='25' font-family='sans-serif'>直 office</text></svg>", to: "a.svg")
        let template = "canvas: { width: 100 }\nsections: [{ items: 1, cell: { image: a.svg } }]\n"
        try runner.write(template, to: "t.yaml")
        var reference: Data?
        for (name, environment) in try environments(runner) {
            let outcome = try runner.run(["render", "t.yaml", "-o", "x.png"], environment: environment)
            #expect(outcome.exitCode == 0, "\(name): \(outcome.standardError)")
            let bytes = try runner.data(of: "x.png")
            if let reference { #expect(bytes == reference, "\(name)") } else { reference = bytes }
        }
    }

    @Test func nothingIsPrintedBetweenTheBytesOfAPicture() throws {
        let runner = try CommandRunner()
        try runner.write(ScriptsPicture.template, to: "scripts.yaml")
        let arguments = ["render", "scripts.yaml", "-o", "-", "--format", "svg"]
        let reference = try runner.run(arguments).standardOutput
        #expect(reference.starts(with: Data("<".utf8)))
        for environment in [
            ["FC_DEBUG": "65535"], ["FC_DEBUG": "0"], ["G_MESSAGES_DEBUG": "all"], ["PIXMAN_DISABLE": "mmx"],
            ["GOBJECT_DEBUG": "all"], ["EXPAT_ENTROPY_DEBUG": "1"], ["CAIRO_DEBUG": "1"],
        ] {
            let outcome = try runner.run(arguments, environment: environment)
            #expect(outcome.standardOutput == reference, "\(environment)")
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
