import { base64urlDigest, sameDigest } from './digests';
import { refuse } from './refusals';

/** RFC 7636, S256 only: the verifier must hash to the challenge. Without a challenge a verifier is refused (RFC 9700, 4.8.2). */
export function provesChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  return sameDigest(base64urlDigest(verifier), challenge);
}

/** Refuses a verifier that does not match the challenge of the request for the link. */
export function checkPKCE(challenge: string | null, verifier: string | undefined): void {
  if (challenge === null) {
    if (verifier !== undefined) refuse('pkce_did_not_expect_code_verifier');
    return;
  }
  if (verifier === undefined) return refuse('pkce_expected_code_verifier');
  if (!provesChallenge(challenge, verifier)) refuse('pkce_mismatch');
}
