/**
 * A claim of a JWT. The signature is not verified, so use the claim only to detect a mismatch.
 */
export function claimIn(jwt: string, claim: 'sub' | 'nonce'): string | null {
  try {
    const payload = atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const value = (JSON.parse(payload) as Record<string, unknown>)[claim];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
