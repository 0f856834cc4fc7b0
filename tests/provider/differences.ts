/** The intended differences to the provider's client, and the calls and places where each is found. */
export const DIFFERENCES: Record<string, RegExp> = {
  'A code without `expiration_minutes` is sent with 5':
    /(otps|webauthn).* sent\.\d\.body\.expiration_minutes$/,
  'No answer has `__user`': /(session\/reset|resetBySession|attest|impersonation).* answer\.__user$/,
  'When a project requires a captcha and has none configured, the error is a `StytchAPIUnreachableError`':
    /captcha that is not configured: otps\.sms\.loginOrCreate error$/,
  'A schema error also has `issues` and `status_code`': /by the schema: .* error\.(issues|status_code)$/,
  '`updateSession` without a JWT writes no JWT cookie': /updateSession stored\.stytch_session_jwt cookie$/,
  '`updateSession` writes cookies without an expiry time': /updateSession stored\.stytch_session cookie$/,
  'A new passkey is sent in the form of the browser’s `toJSON`':
    /webauthn.* sent\.\d\.body\.public_key_credential\.response\.authenticatorData$/,
  'A renamed passkey has its new name in the stored user at once': /webauthn\/update.* stored\.state\.user/,
  '`totps.recoveryCodes` always answers a list': /as declared: totps\.recoveryCodes answer\.totps\./,
  'A call that was refused for a captcha is repeated once, also without telemetry':
    /without telemetry: otps\.sms\.loginOrCreate (error|answer|sent\.1)$/,
  'An option that is null is treated as missing': /resetByEmailStart (error|answer|sent\.0)$/,
  'A link that the provider refuses for its verifier is redeemed again without it':
    /without PKCE but with a pair: magicLinks\.authenticate (error|answer|sent\.1|stored\.(st\w+ cookie|state))$/,
  '`oauth.authenticate` without a required verifier sends nothing and rejects with `MissingPKCEError`':
    /without the required pair: oauth\.authenticate (error|sent\.0)$/,
  'An OAuth start goes to `endpoints.apiUrl` if given, not to the project’s own domain':
    /own domain: oauth\.google\.start sent\.0\.to$/,
  'A user without a session is not stored in the browser': /without a session: user\.get stored$/,
  'A verifier is stored with its expiry time and up to four earlier verifiers':
    /(PKCE|pairs?\b).* (sent\.\d\.(body|query)\.code_\w+|stored|stored\.PKCE_VERIFIER:.*)$/,
  'A social sign-in always sends a code challenge':
    /social sign-in.* (sent\.0\.(body|query)\.code_\w+|stored|stored\.PKCE_VERIFIER:oauth|.*details\.pkce)$/,
  'A strength check’s answer without `feedback` gets an empty one': /strengthCheck answer\.feedback$/,
};
