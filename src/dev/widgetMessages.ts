import { cryptoStrings } from '../screens/crypto/strings';
import { idpStrings } from '../screens/idp/strings';
import { magicLinkStrings } from '../screens/magicLink/strings';
import { mainStrings } from '../screens/main/strings';
import { oauthStrings } from '../screens/oauth/strings';
import { otpStrings } from '../screens/otp/strings';
import { passkeyStrings } from '../screens/passkeys/strings';
import { passwordResetStrings } from '../screens/passwords/reset/strings';
import { passwordStrings } from '../screens/passwords/strings';
import { passcodeStrings } from '../ui/inputs/passcode.strings';
import { passwordFieldStrings } from '../ui/inputs/password.strings';
import { appStrings } from '../ui/text/app.strings';
import { sharedStrings } from '../ui/text/shared.strings';

/** The English texts of the screens, by id. */
const TEXTS: Readonly<Record<string, string>> = {
  ...cryptoStrings,
  ...idpStrings,
  ...magicLinkStrings,
  ...mainStrings,
  ...oauthStrings,
  ...otpStrings,
  ...passkeyStrings,
  ...passwordResetStrings,
  ...passwordStrings,
  ...passcodeStrings,
  ...passwordFieldStrings,
  ...appStrings,
  ...sharedStrings,
};
const WIDGET_TEXTS: ReadonlySet<string> = new Set(Object.values(TEXTS));

/** Whether a text is one of the widget's own, so that it tells nothing of the page and its visitor. */
export const isWidgetMessage = (text: string): boolean => WIDGET_TEXTS.has(text);

/** Whether the widget has a text with this id, which a host may replace. */
export const isMessageId = (id: string): boolean => Object.hasOwn(TEXTS, id);
