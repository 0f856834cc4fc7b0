import { stringAdvice } from '../../domain/text/stringAdvice';
import { cryptoStrings } from '../../screens/crypto/strings';
import { idpStrings } from '../../screens/idp/strings';
import { magicLinkStrings } from '../../screens/magicLink/strings';
import { sendStrings } from '../../screens/main/send/strings';
import { mainStrings } from '../../screens/main/strings';
import { oauthStrings } from '../../screens/oauth/strings';
import { otpStrings } from '../../screens/otp/strings';
import { passkeyStrings } from '../../screens/passkeys/strings';
import { passwordResetStrings } from '../../screens/passwords/reset/strings';
import { strengthStrings, strengthWarnings } from '../../screens/passwords/strength/strings';
import { passwordStrings } from '../../screens/passwords/strings';
import { toastStrings } from '../../ui/feedback/toasts.strings';
import { passcodeStrings } from '../../ui/inputs/passcode.strings';
import { passwordFieldStrings } from '../../ui/inputs/password.strings';
import { watermarkStrings } from '../../ui/layout/watermark.strings';
import { errorStrings } from '../../ui/text/errors.strings';
import { appStrings } from '../../ui/text/app.strings';
import { sharedStrings } from '../../ui/text/shared.strings';
import type { Messages } from '../../ui/text/messages';

/** All English texts of the widget, to check a host's texts. Only pages with a test token fetch this chunk. */
export const ENGLISH: Messages = {
  ...sharedStrings,
  ...appStrings,
  ...errorStrings,
  ...mainStrings,
  ...sendStrings,
  ...otpStrings,
  ...passcodeStrings,
  ...magicLinkStrings,
  ...passwordStrings,
  ...passwordFieldStrings,
  ...strengthStrings,
  ...strengthWarnings,
  ...passwordResetStrings,
  ...passkeyStrings,
  ...oauthStrings,
  ...cryptoStrings,
  ...idpStrings,
  ...toastStrings,
  ...watermarkStrings,
};

export const hostStringsAdvice = (strings: Messages, language: string | undefined): string[] =>
  stringAdvice(strings, ENGLISH, language);
