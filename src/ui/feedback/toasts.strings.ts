/** Texts of the toast area, and of toasts used by several flows. */
export const toastStrings = {
  // Name of the area with short messages, for screen readers.
  'toast.area.ariaLabel': 'Notifications',
  // Name of the button with a cross that closes a message, for screen readers.
  'toast.dismiss.ariaLabel': 'Dismiss',
  // Short message that disappears by itself. At most 40 characters.
  'toast.emailResent': 'Email resent',
} as const;
