import UIKit

/// The settings of a phone: a table in groups with icons, switches, values and arrows.
final class SettingsTableViewController: UITableViewController {
    private struct Setting {
        var title: String
        var symbol: String
        var color: UIColor
        var value: String?
        var isOn: Bool?
    }

    private struct Group {
        var title: String?
        var footer: String?
        var settings: [Setting]
    }

    private let groups = [
        Group(settings: [
            Setting(title: "Airplane Mode", symbol: "airplane", color: .systemOrange, isOn: false),
            Setting(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, value: "Lighthouse"),
            Setting(title: "Bluetooth", symbol: "bluetooth", color: .systemBlue, value: "On"),
            Setting(title: "Battery", symbol: "battery.100", color: .systemGreen),
        ]),
        Group(
            title: "Attention",
            footer: "While the summary is on, notifications that can wait come together at eight and at six.",
            settings: [
                Setting(title: "Notifications", symbol: "bell.badge.fill", color: .systemRed),
                Setting(title: "Summary", symbol: "tray.full.fill", color: .systemPurple, isOn: true),
                Setting(title: "Focus", symbol: "moon.fill", color: .systemIndigo, value: "Evening"),
            ]),
        Group(settings: [
            Setting(title: "General", symbol: "gearshape.fill", color: .systemGray),
            Setting(title: "Privacy & Security", symbol: "hand.raised.fill", color: .systemBlue),
        ]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(ProfileCell.self, forCellReuseIdentifier: "profile")
        tableView.register(SettingCell.self, forCellReuseIdentifier: "setting")
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : groups[section - 1].settings.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? nil : groups[section - 1].title
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? nil : groups[section - 1].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            return tableView.dequeueReusableCell(withIdentifier: "profile", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        let setting = groups[indexPath.section - 1].settings[indexPath.row]
        cell.textLabel?.text = setting.title
        cell.detailTextLabel?.text = setting.value
        cell.imageView?.image = SettingCell.icon(setting.symbol, on: setting.color)
        if let isOn = setting.isOn {
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        } else {
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 8 : UITableView.automaticDimension
    }
}

/// A setting: its icon on a coloured square, its title and its value.
private final class SettingCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessoryView = nil
        accessoryType = .none
        selectionStyle = .default
    }

    /// A white symbol on a coloured square, as large as the icons of a phone's settings.
    static func icon(_ name: String, on color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
            let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))?
                .withTintColor(.white, renderingMode: .alwaysOriginal)
            guard let symbol else { return }
            let size = symbol.size
            symbol.draw(at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
        }
    }
}

/// The person that the phone belongs to, laid out by constraints.
private final class ProfileCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator

        let portrait = UILabel()
        portrait.text = "NH"
        portrait.font = .systemFont(ofSize: 24, weight: .medium)
        portrait.textColor = .white
        portrait.textAlignment = .center
        portrait.backgroundColor = .systemTeal
        portrait.layer.cornerRadius = 30
        portrait.clipsToBounds = true

        let name = UILabel()
        name.text = "Noor Haddad"
        name.font = .preferredFont(forTextStyle: .title3)
        let detail = UILabel()
        detail.text = "Account, backup and purchases"
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        for label in [name, detail] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }
        let texts = UIStackView(arrangedSubviews: [name, detail])
        texts.axis = .vertical
        texts.spacing = 2

        for view in [portrait, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            portrait.widthAnchor.constraint(equalToConstant: 60),
            portrait.heightAnchor.constraint(equalToConstant: 60),
            portrait.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            portrait.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            portrait.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: portrait.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
            texts.centerYAnchor.constraint(equalTo: portrait.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
