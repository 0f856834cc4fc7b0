import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { StoredPasskey, WebauthnChallenge } from '../../state/factors/webauthn';

import { base64url, fromBase64, textOfUtf8 } from '../bytes';
import { isRecord } from '../../../src/domain/calls/checkValues';
import { stringOf } from '../../../src/domain/calls/wireValues';

// Imported lazily, because most test files use no passkey.
const webauthn = () => import('@simplewebauthn/server');

/** A relying party id is the page's host or one of its parent domains (WebAuthn, 5.1.2). */
export function isDomainOf(domain: string, origin: string): boolean {
  const { hostname } = new URL(origin);
  return domain !== '' && (hostname === domain || hostname.endsWith(`.${domain}`));
}

/** Parses the credential from JSON; null for anything else. */
export function readCredential<C>(text: string): C | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? (value as C) : null;
  } catch {
    return null;
  }
}

/** The challenge in the credential's client data. */
export function answeredChallenge(credential: { response?: { clientDataJSON?: unknown } }): string {
  const text = textOfUtf8(fromBase64(stringOf(credential.response?.clientDataJSON)));
  return stringOf(readCredential<{ challenge?: unknown }>(text)?.challenge);
}

export interface VerifiedRegistration {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
}

/** Null when the verification fails. The reason is not reported, because it would help attackers only. */
export async function verifyRegistration(
  credential: RegistrationResponseJSON,
  { challenge, domain, user_verification }: WebauthnChallenge,
  origin: string,
): Promise<VerifiedRegistration | null> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: user_verification === 1,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if (id !== credential.id) return null;
    const known = Array.isArray(transports) ? transports.map(stringOf) : [];
    return {
      credential_id: id,
      public_key: base64url(publicKey),
      counter,
      transports: JSON.stringify(known),
    };
  } catch {
    return null;
  }
}

/** The authenticator's new signature counter; null when the verification fails. */
export async function verifyAssertion(
  credential: AuthenticationResponseJSON,
  { challenge, domain, user_verification }: WebauthnChallenge,
  origin: string,
  { credential_id, public_key, counter }: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: user_verification === 1,
      credential: {
        id: credential_id ?? '',
        publicKey: fromBase64(public_key ?? ''),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** The credential descriptor for WebAuthn options. */
const descriptor = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id ?? '',
  transports: JSON.parse(transports) as AuthenticatorTransport[],
});

interface RegistrationWish {
  challenge: WebauthnChallenge;
  project: string;
  userHandle: string;
  name: string;
  displayName: string;
  exclude: StoredPasskey[];
  isPasskey: boolean;
}

const TIMEOUT_MS = 300_000;

export async function registrationOptions(wish: RegistrationWish): Promise<string> {
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, isPasskey } = wish;
  const options = await generateRegistrationOptions({
    rpName: wish.project,
    rpID: challenge.domain,
    userID: fromBase64(wish.userHandle),
    userName: wish.name,
    userDisplayName: wish.displayName,
    challenge: fromBase64(challenge.challenge),
    timeout: TIMEOUT_MS,
    excludeCredentials: wish.exclude.map(descriptor),
    authenticatorSelection: {
      residentKey: isPasskey ? 'required' : 'preferred',
      userVerification: isPasskey ? 'required' : 'preferred',
      ...(challenge.authenticator_type && { authenticatorAttachment: challenge.authenticator_type }),
    },
  });
  return JSON.stringify(options);
}

export async function requestOptions(challenge: WebauthnChallenge, allow: StoredPasskey[]): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: challenge.domain,
    challenge: fromBase64(challenge.challenge),
    timeout: TIMEOUT_MS,
    userVerification: challenge.user_verification === 1 ? 'required' : 'preferred',
    allowCredentials: allow.map(descriptor),
  });
  return JSON.stringify({ ...options, allowCredentials: options.allowCredentials ?? [] });
}
