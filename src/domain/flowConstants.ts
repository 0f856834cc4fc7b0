/** §9 Constants of single flows that are no numbers. In `constants.ts` they would be in the entry, where that module is. */
export const TOAST_DURATION_MS = { blank: 4_000, error: 4_000, custom: 4_000, success: 2_000 } as const;

export const IDP_DEFAULT_SCOPE = 'openid email profile';
