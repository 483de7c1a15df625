import CPangoCairo

/// A private configuration of fontconfig that knows the faces given and one rule, and nothing of the machine's.
final class PinnedFontConfiguration {
    /// fontconfig's object.
    let pointer: OpaquePointer

    /// The rule that brings the pictures of a bitmap font to the size of the text. Configurations of distributions have
    /// it too; without it an emoji is 109 pixels high at any size.
    private static let bitmapRule = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig>
          <match target="font">
            <test name="outline"><bool>false</bool></test>
            <edit name="pixelsizefixupfactor" mode="assign">
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </edit>
            <edit name="matrix" mode="assign">
              <times>
                <name>matrix</name>
                <matrix>
                  <name>pixelsizefixupfactor</name><double>0</double>
                  <double>0</double><name>pixelsizefixupfactor</name>
                </matrix>
              </times>
            </edit>
            <edit name="size" mode="assign">
              <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
            </edit>
          </match>
        </fontconfig>
        """

    /// A configuration of some faces; nil where memory does not suffice.
    init?(records: [FontFaceRecord]) {
        guard let config = FcConfigCreate() else { return nil }
        pointer = config
        FcConfigParseAndLoadFromMemory(config, Self.bitmapRule, 0)
        // A configuration gets its list of fonts with the first file; a name that cannot exist makes an empty one. The
        // faces are then added as they were opened, since opening a font again for each thread costs time.
        FcConfigAppFontAddFile(config, "/dev/null/none")
        guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return nil }
        for record in records {
            FcPatternReference(record.pattern)
            if FcFontSetAdd(fonts, record.pattern) == 0 { FcPatternDestroy(record.pattern) }
        }
    }

    deinit {
        FcConfigDestroy(pointer)
    }
}
