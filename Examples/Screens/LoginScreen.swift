import SwiftUI

/// Signing in with a name and a password.
struct LoginScreen: View {
    @State private var email = "maren@example.com"
    @State private var password = "fjordlys"
    @State private var staysSignedIn = true
    @FocusState private var isPasswordFocused: Bool

    var body: some View {
        VStack(spacing: 20) {
            Spacer()
            Image(systemName: "leaf.fill")
                .font(.system(size: 44))
                .foregroundStyle(.green)
                .frame(width: 88, height: 88)
                .background(.green.opacity(0.12), in: RoundedRectangle(cornerRadius: 22))
            Text("Welcome back").font(.title.bold())
            VStack(spacing: 12) {
                TextField("Email", text: $email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .textFieldStyle(FilledFieldStyle(symbol: "envelope"))
                SecureField("Password", text: $password)
                    .focused($isPasswordFocused)
                    .textFieldStyle(FilledFieldStyle(symbol: "lock"))
                TextField("Code, if you have one", text: .constant(""))
                    .textFieldStyle(.roundedBorder)
            }
            Toggle("Stay signed in", isOn: $staysSignedIn)
            Button {
            } label: {
                Text("Sign In").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(email.isEmpty || password.isEmpty)
            Button("Forgot your password?") {}.font(.footnote)
            Spacer()
            Spacer()
        }
        .padding(.horizontal, 24)
    }
}

/// A field on a grey background, with a symbol before it.
struct FilledFieldStyle: TextFieldStyle {
    let symbol: String

    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack(spacing: 10) {
            Image(systemName: symbol).foregroundStyle(.secondary).frame(width: 22)
            configuration
        }
        .padding(.horizontal, 14)
        .frame(height: 48)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}

#Preview("Login") {
    LoginScreen()
}
