/** The claims of a JWT, `{}` when it has none. The signature is not verified, so use them only to detect a mismatch. */
export function unverifiedClaims(jwt: string): Record<string, unknown> {
  try {
    const payload = atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return (JSON.parse(payload) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A claim that is a text. */
export function claimIn(jwt: string, claim: 'sub' | 'nonce'): string | null {
  const value = unverifiedClaims(jwt)[claim];
  return typeof value === 'string' ? value : null;
}
