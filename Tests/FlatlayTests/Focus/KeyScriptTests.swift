import Flatlay
import Testing

@Suite struct KeyScriptTests {
    @Test func wordsAreKeys() throws {
        #expect(
            try KeyScript("right right*2,down  SELECT\nbackTab").keys == [
                .right, .right, .right, .down, .select, .backTab,
            ])
        #expect(try KeyScript("").keys == [])
    }

    @Test(arguments: [
        (
            "right rihgt",
            "keys, column 7: 'rihgt' is no key; did you mean 'right'? "
                + "Keys are up, down, left, right, tab, backTab, select"
        ),
        ("jump", "keys, column 1: 'jump' is no key; Keys are up, down, left, right, tab, backTab, select"),
        (
            "up, down*0",
            "keys, column 10: '0' is no count; write a whole number above 0 after '*', as in right*3"
        ),
        ("up*", "keys, column 4: '' is no count; write a whole number above 0 after '*', as in right*3"),
        ("*3", "keys, column 1: '' is no key; Keys are up, down, left, right, tab, backTab, select"),
        ("up*9999 down*2", "keys, column 9: more than 10000 keys; take fewer"),
        (
            "up*99999999999999999999",
            "keys, column 4: '99999999999999999999' is no count; write a whole number above 0 after '*', as in right*3"
        ),
    ])
    func mistakesSayWhereTheyAre(_ text: String, _ message: String) {
        let error = #expect(throws: KeyScriptError.self) { try KeyScript(text) }
        #expect(error?.description == message)
    }
}
