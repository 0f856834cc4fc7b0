/**
 * The `sub` claim of a JWT. The signature is not verified, so use the claim only to detect a mismatch.
 */
export function subjectOf(jwt: string): string | null {
  try {
    const payload = atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    const { sub } = JSON.parse(payload) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
