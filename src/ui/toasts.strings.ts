/** Texts of the toast area, and of the toasts that several flows show. */
export const toastStrings = {
  'toast.area.ariaLabel': 'Notifications',
  'toast.dismiss.ariaLabel': 'Dismiss',
  'toast.emailResent': 'Email resent',
} as const;
