import Foundation
import Testing

@testable import FlatlayNibs

/// Reading: what is not XML, too large, too deep or hostile is an error with its line.
@Suite struct NibReaderTests {
    private func problem(_ text: String) -> NibError? {
        do {
            _ = try NibDocument(Data(text.utf8), file: "Cell.xib")
            return nil
        } catch {
            return error as? NibError
        }
    }

    @Test func elementsKnowTheirLines() throws {
        let document = try NibDocument(
            xib("<view id=\"a\">\n  <subviews>\n    <view id=\"b\"/>\n  </subviews>\n</view>"), file: "Cell.xib")
        #expect(
            document.objects.map(\.description) == [
                """
                4 view id="a"
                  5 subviews
                    6 view id="b"
                """
            ])
    }

    @Test(arguments: [
        "", "hello", "<document><objects></document>", "<document>\n<objects>\n", "<document a=\"1\" a=\"2\"/>",
        "<document>&unknown;</document>",
    ])
    func malformedFilesAreErrors(_ text: String) throws {
        let error = try #require(problem(text))
        guard case .malformed = error.problem else {
            Issue.record("\(error)")
            return
        }
        #expect(error.description.hasPrefix("Cell.xib:"))
        #expect(error.description.hasSuffix("save it with Xcode again"))
    }

    @Test func entitiesAndDocumentTypesAreRefusedBeforeTheyExpand() throws {
        var bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a \"aaaaaaaaaa\">\n"
        for index in 1...20 { bomb += "<!ENTITY a\(index) \"\(String(repeating: "&a\(index - 1);", count: 20))\">\n" }
        let error = try #require(problem(bomb + "]>\n<document>&a20;</document>"))
        #expect(error.problem == .documentType && error.line == 2)
        let outside = "<!DOCTYPE d [<!ENTITY f SYSTEM \"file:///etc/hostname\">]><document>&f;</document>"
        #expect(problem(outside)?.problem == .documentType)
    }

    @Test func otherEncodingsAreErrors() throws {
        #expect(problem("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>")?.problem == .notUTF8)
        let data = try #require("<document/>".data(using: .utf16))
        #expect(throws: NibError.self) { try NibDocument(data, file: "Cell.xib") }
        #expect(throws: NibError.self) { try NibDocument(Data([0xff, 0xfe, 0x3c]), file: "Cell.xib") }
    }

    @Test func depthIsBounded() throws {
        let deep = String(repeating: "<view>", count: 100_000)
        let error = try #require(problem("<document>\n" + deep))
        #expect(error.problem == .tooDeep(limit: 200) && error.line == 2)
        #expect(
            error.description == "Cell.xib:2: <view>: elements are nested deeper than 200 levels; flatten the views")
    }

    @Test func sizeIsBounded() throws {
        let large = Data(count: NibReader.sizeLimit + 1)
        #expect(throws: NibError(file: "Cell.xib", line: 0, element: "", problem: .fileTooLarge(limit: 8_388_608))) {
            try NibDocument(large, file: "Cell.xib")
        }
        let many = "<document>" + String(repeating: "<a/>", count: NibReader.elementLimit) + "</document>"
        #expect(problem(many)?.problem == .tooManyElements(limit: 100_000))
    }

    @Test func otherKindsOfFilesAreErrors() throws {
        #expect(problem("<plist/>")?.problem == .notANib)
        #expect(problem("<document type=\"x\"/>")?.problem == .notANib)
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"
        #expect(problem(mac)?.problem == .otherPlatform("macOS"))
        #expect(problem("NIBArchive\u{1}")?.problem == .compiled)
        #expect(problem("bplist00")?.problem == .compiled)
        #expect(problem("<document><objects><view id=\"a\"/>\n<view id=\"a\"/></objects></document>")?.line == 2)
    }

    @Test func everyMessageNamesFileLineElementAndRemedy() {
        let problems: [NibError.Problem] = [
            .fileMissing(folders: ["a"]), .fileUnreadable(reason: "r"), .fileTooLarge(limit: 8_388_608), .compiled,
            .notUTF8,
            .documentType, .malformed(reason: "r"), .tooDeep(limit: 1), .tooManyElements(limit: 1), .notANib,
            .otherPlatform("macOS"), .unknownElement, .unexpectedElement(parent: "p"),
            .invalidValue(attribute: "a", value: "v", expected: "e"), .missingAttribute("a"), .duplicateIdentifier("i"),
            .unknownClass("M.C"), .wrongClass("C", expected: "UILabel"), .refused("C"),
            .unknownReference(attribute: "a", identifier: "i"), .unknownOutlet("o", owner: "C"),
            .wrongOutlet("o", owner: "C", value: "V"), .unknownScene(identifier: "s", known: ["t"]), .noInitialScene,
            .emptyScene, .nestedTooDeep(limit: 1),
        ]
        #expect(
            problems.map { NibError(file: "f", line: 1, element: "<e>", problem: $0).description } == [
                "f:1: <e>: there is no such file in a; declare it as a resource of the target, or check the name and the "
                    + "bundle",
                "f:1: <e>: the file cannot be read: r",
                "f:1: <e>: the file is larger than 8 MB; split it into several files",
                "f:1: <e>: the file is a compiled nib; use the .xib file or the .storyboard file that it was made from",
                "f:1: <e>: the text is not UTF-8; save the file with Xcode again",
                "f:1: <e>: document types and entities are not read; remove the <!DOCTYPE or <!ENTITY declaration",
                "f:1: <e>: the file is not well-formed XML: r; save it with Xcode again",
                "f:1: <e>: elements are nested deeper than 1 levels; flatten the views",
                "f:1: <e>: the file has more than 1 elements; split it into several files",
                "f:1: <e>: the file is neither a xib file nor a storyboard; it must begin with <document>",
                "f:1: <e>: the file is for macOS; only files for iOS are read",
                "f:1: <e>: this element is not known here; use a view and set its custom class",
                "f:1: <e>: <p> cannot hold this element; remove it, or check the file",
                "f:1: <e>: 'a' is 'v'; it must be e", "f:1: <e>: the attribute 'a' is missing; add it",
                "f:1: <e>: another element has the id 'i', too; give one of them another id",
                "f:1: <e>: the class 'M.C' is not known; call NibClasses.register(C.self) before the file is loaded, or set "
                    + "the module of the class to that of the target",
                "f:1: <e>: the class 'C' is no UILabel; change the custom class",
                "f:1: <e>: init(coder:) of 'C' returned nil; let it call super.init(coder:)",
                "f:1: <e>: 'a' is 'i', which no object of the file has as its id; connect it again",
                "f:1: <e>: the class 'C' has no outlet 'o' that is known; name it in NibClasses.register(C.self, outlets:), "
                    + "or remove the connection",
                "f:1: <e>: the outlet 'o' of 'C' cannot hold an object of the class 'V'; connect another object, or change "
                    + "the type of the outlet",
                "f:1: <e>: no scene has the identifier 's'; the file has 't'",
                "f:1: <e>: the storyboard has no initial view controller; set one, or load a scene by its identifier",
                "f:1: <e>: the scene has no view controller; add one, or remove the scene",
                "f:1: <e>: scenes embed each other more than 1 times; a scene must not embed itself",
            ])
    }
}
