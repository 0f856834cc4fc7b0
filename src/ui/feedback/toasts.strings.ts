/** Texts of the toast area, and of toasts used by several flows. */
export const toastStrings = {
  'toast.area.ariaLabel': 'Notifications',
  'toast.dismiss.ariaLabel': 'Dismiss',
  'toast.emailResent': 'Email resent',
} as const;
