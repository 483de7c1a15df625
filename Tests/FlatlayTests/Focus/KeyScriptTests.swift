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
            "keys, column 7: 'rihgt' is not a key; did you mean 'right'? "
                + "Keys are up, down, left, right, tab, backTab, select"
        ),
        ("jump", "keys, column 1: 'jump' is not a key; Keys are up, down, left, right, tab, backTab, select"),
        (
            "up, down*0",
            "keys, column 10: '0' is not a count; write a whole number above 0 after '*', as in right*3"
        ),
        ("up*", "keys, column 4: '' is not a count; write a whole number above 0 after '*', as in right*3"),
        ("*3", "keys, column 1: '' is not a key; Keys are up, down, left, right, tab, backTab, select"),
        ("up*9999 down*2", "keys, column 9: more than 10000 keys; use fewer"),
        (
            "up*99999999999999999999",
            "keys, column 4: '99999999999999999999' is not a count; write a whole number above 0 after '*', as in right*3"
        ),
    ])
    func mistakesSayWhereTheyAre(_ text: String, _ message: String) {
        let error = #expect(throws: KeyScriptError.self) { try KeyScript(text) }
        #expect(error?.description == message)
    }
}
