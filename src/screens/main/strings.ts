export const mainStrings = {
  // Title of the first screen.
  'login.title': 'Sign up or log in',
  // Tab: how to get a code. All tabs share a line of 256 px. At most 16 characters.
  'tab.email': 'Email',
  'tab.text': 'Text',
  'tab.whatsapp': 'WhatsApp',
  // Name of the group of tabs, for screen readers.
  'tab.ariaLabel': 'Ways to get a code or a link',
  // Button below the email field. At most 40 characters.
  'button.emailLogin': 'Continue with email',
  // Button below the phone field. At most 40 characters.
  'button.sms': 'Continue with a text message',
  'button.whatsapp': 'Continue with WhatsApp',
  // Below the field: what the button does.
  'hint.magicLink': 'We will email you a link. No password needed.',
  'hint.email': 'We will email you a 6-digit code.',
  'hint.sms': 'We will text you a 6-digit code.',
  'hint.whatsapp': 'We will send a 6-digit code on WhatsApp.',
  'hint.password': 'Enter or create your password next.',
} as const;
