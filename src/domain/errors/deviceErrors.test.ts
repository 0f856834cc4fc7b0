import { DEVICE_ERRORS, deviceErrorOf } from './deviceErrors';
import { missingPKCEError } from './errorRules';

const BY_CODE = {
  no_current_session: 'NoCurrentSessionError',
  no_biometrics_registration: 'NoBiometricsRegistrationError',
  biometrics_unavailable: 'BiometricsUnavailableError',
  device_hardware_error: 'BiometricsUnavailableError',
  biometrics_not_available: 'BiometricsUnavailableError',
  key_invalidated: 'KeyInvalidatedError',
  no_biometric_key: 'KeyInvalidatedError',
  keystore_unavailable: 'KeystoreUnavailableError',
  no_biometrics_enrolled: 'NoBiometricsEnrolledError',
  user_cancellation: 'UserCancellationError',
  user_locked_out: 'UserLockedOutError',
  device_credentials_not_allowed: 'DeviceCredentialsNotAllowedError',
  google_onetap_missing_id_token: 'MissingAuthorizationCredentialIDTokenError',
  oauth_apple_missing_id_token: 'MissingAuthorizationCredentialIDTokenError',
  missing_authorization_credential_id_token: 'MissingAuthorizationCredentialIDTokenError',
  google_onetap_missing_member: 'InvalidAuthorizationCredentialError',
  oauth_apple_credential_invalid: 'InvalidAuthorizationCredentialError',
  invalid_authorization_credential: 'InvalidAuthorizationCredentialError',
  no_credentials_present: 'NoCredentialsPresentError',
  missing_public_key: 'MissingPublicKeyError',
  challenge_signing_failed: 'ChallengeSigningFailedError',
  sdk_not_configured: 'SDKNotConfiguredError',
  failed_code_challenge: 'FailedCodeChallengeError',
  passkeys_unsupported: 'PasskeysUnsupportedError',
  failed_to_decrypt_data: 'FailedToDecryptDataError',
  biometrics_failed: 'BiometricsFailedError',
  invalid_start_url: 'InvalidStartUrlError',
  invalid_redirect_scheme: 'InvalidRedirectSchemeError',
  missing_url: 'MissingUrlError',
  invalid_credential_type: 'InvalidCredentialTypeError',
  missing_attestation_object: 'MissingAttestationObjectError',
  json_data_not_convertible_to_string: 'JSONDataNotConvertibleToStringError',
  random_number_generation_failed: 'RandomNumberGenerationFailed',
  passkeys_invalid_encoding: 'PasskeysInvalidEncoding',
  passkeys_misconfigured: 'PasskeysMisconfigured',
  signinwithapple_misconfigured: 'SignInWithAppleMisconfigured',
  missing_cipher_iv: 'MissingCipherIv',
  invalid_private_key_length: 'InvalidPrivateKeyLength',
  biometric_registration_id_is_null_or_blank: 'BiometricRegistrationIdIsNullOrBlank',
  dfp_not_configured: 'DFPNotConfigured',
};
const WITHOUT_CODE = [
  'BiometricsAlreadyEnrolledError',
  'MissingGoogleClientIDError',
  'MissingPKCEError',
  'IDPOAuthFlowMissingParamError',
];

describe('§8 Device and native error names', () => {
  it.each(Object.entries(BY_CODE))('%s is %s', (code, name) => {
    expect(deviceErrorOf(code)).toEqual({ name, message: expect.stringMatching(/^[A-Z].*\.$/) as string });
  });

  it('a missing verifier has the specified text', () => {
    const { message } = DEVICE_ERRORS.MissingPKCEError;
    expect(message).toContain('complete on the same device it was started');
    expect(missingPKCEError()).toEqual({ kind: 'device', name: 'MissingPKCEError', message });
  });

  it('lists exactly these codes', () => {
    expect(Object.keys(DEVICE_ERRORS).sort()).toEqual(
      [...new Set(Object.values(BY_CODE)), ...WITHOUT_CODE].sort(),
    );
    const codes = Object.values(DEVICE_ERRORS).flatMap((error) => [...error.codes]);
    expect(codes.sort()).toEqual(Object.keys(BY_CODE).sort());
  });

  it.each(['', 'unheard_of', 'no_current_session: log in', 'NoCurrentSessionError', 'toString', undefined])(
    '%j is not a code',
    (code) => {
      expect(deviceErrorOf(code)).toBeNull();
    },
  );
});
