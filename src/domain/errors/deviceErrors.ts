import { MISSING_PKCE_MESSAGE } from './missingPKCE';

interface DeviceError {
  /**
   * Codes that native code throws as the whole message. Empty when only this package creates the error.
   */
  codes: readonly string[];
  message: string;
}

const device = (message: string, ...codes: string[]): DeviceError => ({ codes, message });

/** §8 Device and native error names, with their codes. Most come from native code around a web view. */
export const DEVICE_ERRORS = {
  NoCurrentSessionError: device('No user is signed in.', 'no_current_session'),
  NoBiometricsRegistrationError: device(
    'No biometric registration exists on this device.',
    'no_biometrics_registration',
  ),
  BiometricsUnavailableError: device(
    'Biometrics are not available on this device.',
    'biometrics_unavailable',
    'device_hardware_error',
    'biometrics_not_available',
  ),
  KeyInvalidatedError: device(
    'The biometric key is no longer valid: biometrics were changed, or the key is gone. Register again.',
    'key_invalidated',
    'no_biometric_key',
  ),
  KeystoreUnavailableError: device('The key store of this device is not available.', 'keystore_unavailable'),
  NoBiometricsEnrolledError: device('No biometrics are set up on this device.', 'no_biometrics_enrolled'),
  BiometricsAlreadyEnrolledError: device('A biometric registration exists on this device already.'),
  UserCancellationError: device('The user cancelled the prompt.', 'user_cancellation'),
  UserLockedOutError: device('Biometrics are locked after too many tries.', 'user_locked_out'),
  DeviceCredentialsNotAllowedError: device(
    'The device’s own passcode is not allowed in place of biometrics.',
    'device_credentials_not_allowed',
  ),
  MissingGoogleClientIDError: device('No Google client id is configured for the project.'),
  MissingPKCEError: device(MISSING_PKCE_MESSAGE),
  MissingAuthorizationCredentialIDTokenError: device(
    'The credential holds no id token.',
    'google_onetap_missing_id_token',
    'oauth_apple_missing_id_token',
    'missing_authorization_credential_id_token',
  ),
  InvalidAuthorizationCredentialError: device(
    'The credential is not of the kind that was asked for.',
    'google_onetap_missing_member',
    'oauth_apple_credential_invalid',
    'invalid_authorization_credential',
  ),
  NoCredentialsPresentError: device('No credential is present.', 'no_credentials_present'),
  MissingPublicKeyError: device('The public key of this device is missing.', 'missing_public_key'),
  ChallengeSigningFailedError: device('The challenge could not be signed.', 'challenge_signing_failed'),
  SDKNotConfiguredError: device('The native library is not configured.', 'sdk_not_configured'),
  FailedCodeChallengeError: device('No code challenge could be made.', 'failed_code_challenge'),
  PasskeysUnsupportedError: device('Passkeys are not supported here.', 'passkeys_unsupported'),
  FailedToDecryptDataError: device('Stored data could not be decrypted.', 'failed_to_decrypt_data'),
  BiometricsFailedError: device('The biometric check failed.', 'biometrics_failed'),
  InvalidStartUrlError: device('The start URL is not valid.', 'invalid_start_url'),
  InvalidRedirectSchemeError: device('The redirect URL has the wrong scheme.', 'invalid_redirect_scheme'),
  MissingUrlError: device('The URL is missing.', 'missing_url'),
  InvalidCredentialTypeError: device('The credential has the wrong type.', 'invalid_credential_type'),
  MissingAttestationObjectError: device(
    'The credential holds no attestation object.',
    'missing_attestation_object',
  ),
  JSONDataNotConvertibleToStringError: device(
    'The JSON data cannot be made a text.',
    'json_data_not_convertible_to_string',
  ),
  // These eight names do not end in "Error", and IDPOAuthFlowMissingParamError has no code.
  RandomNumberGenerationFailed: device('No random number could be made.', 'random_number_generation_failed'),
  PasskeysInvalidEncoding: device('The passkey’s data is not encoded rightly.', 'passkeys_invalid_encoding'),
  PasskeysMisconfigured: device(
    'Passkeys are not configured for this app and domain.',
    'passkeys_misconfigured',
  ),
  SignInWithAppleMisconfigured: device(
    'Sign in with Apple is not configured for this app.',
    'signinwithapple_misconfigured',
  ),
  MissingCipherIv: device('The initialisation vector of the cipher is missing.', 'missing_cipher_iv'),
  InvalidPrivateKeyLength: device('The private key has the wrong length.', 'invalid_private_key_length'),
  BiometricRegistrationIdIsNullOrBlank: device(
    'The id of the biometric registration is empty.',
    'biometric_registration_id_is_null_or_blank',
  ),
  DFPNotConfigured: device('Device fingerprinting is not configured.', 'dfp_not_configured'),
  IDPOAuthFlowMissingParamError: device('A required parameter is missing.'),
} as const satisfies Record<string, DeviceError>;

export type DeviceErrorName = keyof typeof DEVICE_ERRORS;

/** The error's name and message for a native code, or null when the text is no known code. */
export function deviceErrorOf(code: string | undefined): { name: DeviceErrorName; message: string } | null {
  const found = (Object.entries(DEVICE_ERRORS) as [DeviceErrorName, DeviceError][]).find(([, { codes }]) =>
    codes.some((known) => known === code),
  );
  return found ? { name: found[0], message: found[1].message } : null;
}
