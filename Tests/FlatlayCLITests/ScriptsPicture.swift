/// An image with every script that an environment variable may change, on one line and on several, with image
/// glyphs and characters that several scripts share.
enum ScriptsPicture {
    static let template = """
        title: Scripts
        canvas: { width: 320, height: fit, background: white }
        data:
          texts:
            - Hamburgefons fi ffl AVATAR Ångström
            - Ελληνικά κείμενο
            - Кириллица ђ љ
            - اَلسَّلَامُ عَلَيْكُمْ مرحبا بالعالم 123
            - שָׁלוֹם עולם
            - ที่นี่มีข้อความภาษาไทยยาวมากจนต้องตัดบรรทัดหลายครั้งเพื่อทดสอบพจนานุกรม
            - नमस्ते कृत्रिम क्षेत्र हिन्दी
            - বাংলা ভাষা ক্ষেত্র
            - வணக்கம் தமிழ் ஸ்ரீ
            - 直骨角今令刃与述道雪
            - 漢字とかなと直骨
            - 한국어 문장입니다
            - "😀👩‍👩‍👧 🇯🇵 ☎ ❤️ 1️⃣"
            - ⅓ → ∮ ✓ ∞ © ™
            - "plain 1,234.50 12:30 € £"
        cells:
          line:
            text: "{{ item }}"
            font: { size: 19 }
            padding: 4
            background: { roundedRectangle: { cornerRadius: 6, fill: "#e8ecff" } }
            shadow: { radius: 3, y: 2 }
          lines:
            text: "{{ item }}"
            font: { size: 13, design: serif, weight: bold }
            frame: { maxWidth: 90 }
            lineLimit: 3
        sections:
          - { items: texts, cell: line, layout: { flow: { itemSpacing: 6, lineSpacing: 6 } } }
          - { items: texts, cell: lines, layout: { flow: { itemSpacing: 6, lineSpacing: 6 } } }

        """
}
