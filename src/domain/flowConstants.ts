/** Constants of §9 that are used in flow chunks only, and so must not be in the entry. */
export const TOAST_DURATION_MS = { blank: 4_000, error: 4_000, custom: 4_000, success: 2_000 } as const;
export type ToastKind = keyof typeof TOAST_DURATION_MS | 'loading';

export const IDP_DEFAULT_SCOPE = 'openid email profile';

/** Longer than the pause between the two clicks of a double click. */
export const CLICK_GUARD_MS = 700;

/** A pause in typing, after which the address is complete enough to look for a typing error. */
export const EMAIL_SUGGESTION_PAUSE_MS = 500;
