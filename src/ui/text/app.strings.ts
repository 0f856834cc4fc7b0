/** Texts of `ui/` and of errors that no first screen shows, so that the entry does without them. */
export const appStrings = {
  'button.back.ariaLabel': 'Back',
  'error.unexpected': 'Something went wrong on this page. Please try again.',
  'error.schema': 'We could not process what was sent. Please try again.',
  'error.invalidResponse': 'Invalid response from our servers.',
  'error.invalidJson': 'Invalid JSON response from our servers.',
  'link.newTab': 'Opens in a new tab',
} as const;
