import { MISSING_PKCE_MESSAGE } from '../../domain/errors/missingPKCE';
import { englishGroups } from './englishGroups';
import { errorsOfGroups } from './messageGroups';
import { BREACHED_PASSWORD } from './sharedEnglish';

/**
 * Texts for the provider's error types and for errors of the device, by `error.` and the type in camel case:
 * `otp_code_not_found` is `error.otpCodeNotFound`. Those of a flow's own errors are in its `strings.ts`.
 */
export const errorStrings: Readonly<Record<string, string>> = {
  ...errorsOfGroups(englishGroups),
  // Error below a form. The security check tells people from programs.
  'error.captchaFailed':
    'We could not complete the security check. Please try again. If it fails again, turn off any ad blocker for this page.',
  // Error below a form: the page has no https.
  'error.insecurePage':
    'This page is not secure, so we cannot log you in from it. Please tell the people who run it.',
  // Error below a button of a social provider.
  'error.storageRefused':
    'Your browser blocks cookies on this page. Allow them and try again, or log in another way.',
  // Error in place of a screen.
  'error.NoCurrentSessionError': 'You are not logged in. Please log in to continue.',
  // Error above a form.
  'error.PasskeysUnsupportedError':
    'You cannot use passkeys in this browser or on this page. Please log in another way.',
  // Error on the screen that a link or a social provider has opened, in another browser than before.
  'error.MissingPKCEError': MISSING_PKCE_MESSAGE,

  // Error below the password field.
  'error.unauthorizedCredentials':
    'Wrong email address or password. Try again, reset your password, or log in another way.',
  // Error below a form or in place of a screen.
  'error.userUnauthenticated': 'Please log in to continue.',
  'error.unauthorizedAction':
    'Your account may not do this. Ask the people who run this site for permission.',
  // Error below a field or a button.
  'error.internalServerError': 'Something went wrong on our side. Please try again in a few minutes.',
  'error.serviceUnavailable': 'This is not available right now. Please try again in a few minutes.',
  'error.tooManyRequests': 'Too many tries. Wait a minute, then try again.',
  // Error below the field for a code or a password.
  'error.userLockLimitReached': 'Too many wrong tries. Try again later, or log in another way.',

  // Error below the email field.
  'error.emailNotFound': 'We did not find this email address. Check it and try again.',
  'error.inactiveEmail': 'We cannot send email to this address. Please use a different one.',
  'error.duplicateEmail': 'There is already an account with this email address. Log in with it instead.',
  // Error below the phone field. The country code is the +1 of a number.
  'error.invalidPhoneNumberCountryCode':
    'The country code of this phone number is not correct. Check it and try again.',
  'error.phoneNumberNotFound': 'We did not find this phone number. Check it and try again.',
  // Error below the phone field. START is the word to send: keep it in Latin letters.
  'error.unsubscribedPhoneNumber':
    'This number has stopped our messages. Reply START to our number, or log in by email.',
  'error.duplicatePhoneNumber': 'There is already an account with this phone number. Log in with it instead.',

  // Error below the field for an email address or a phone number: too many were added to the account and not confirmed.
  'error.tooManyUnverifiedFactors':
    'Too many addresses or numbers are not confirmed. Log in with one that you used before.',
  // Error below the phone field: the phone company has refused the message.
  'error.downstreamCarrierError':
    'We could not send a message to this number. Try again, or log in another way.',

  // Error below the field for a code.
  'error.unableToAuthOtpCode': 'This code has expired or was already used. Please request a new one.',
  // Error on the consent screen for another app.
  'error.consentNotStarted':
    'This request has expired or was already answered. Go back to the app and start again.',

  // Error below the password field.
  'error.resetPassword': 'Your old password no longer works. Please set a new one.',
  // Error below the field for a new password.
  'error.breachedPassword': BREACHED_PASSWORD,
  'error.weakPassword': 'This password is too easy to guess. Try three random words.',

  // Error below a button.
  'error.oauthUserRegistrationNotFound':
    'This account does not use this way to log in. Please choose another one.',

  // Error above a form.
  'error.webauthnRegistrationNotFound': 'We did not find this passkey. Please log in another way.',
  'error.unableToRegisterWebauthnRegistration': 'We could not create your passkey. Please try again.',
  'error.unableToAuthWebauthnRegistration': 'Your passkey did not work. Please try again.',
  'error.biometricRegistrationNotFound':
    'This account does not use your fingerprint or face. Please log in another way.',

  // Error on the screen after a wallet has failed. The signature is a digital one.
  'error.unableToAuthenticateCryptoWallet': 'We could not check your wallet’s signature. Please try again.',
  'error.invalidCryptoWalletAddress':
    'The account does not belong to this kind of wallet. Please choose another wallet.',
  'error.cryptoWalletNotFound': 'This account does not use this wallet. Please choose another one.',
  'error.invalidWalletAddressUser':
    'This wallet belongs to a different account. Please choose another wallet.',

  // Error below the field for a code of an authenticator app.
  'error.totpNotFound': 'This account has no authenticator app. Please log in another way.',
  'error.activeTotpExists': 'This account already has an authenticator app. Remove it first.',
  'error.invalidTotpCode': 'The code must have six digits. Check it and try again.',
  'error.unableToAuthenticateTotp':
    'This code is not correct or was already used. Wait for the next one and try again.',
  'error.unableToAuthenticateRecoveryCode':
    'This recovery code is not correct or was already used. Please try another one.',

  // Error below a list of apps.
  'error.connectedAppNotFound': 'This app is not connected to your account. Please reload the page.',
};
