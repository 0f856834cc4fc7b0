import { alert, button, CODE, EMAIL, heading } from '../../../tests/visitor/wanted';
import type { Stage } from './stage';
import type { Visitor } from './visitor';

/** WebKitWebDriver stops answering once a page is restored from the back/forward cache. */
export const BACK_HANGS_IN = ['WebKit'];

export async function askForCode(visitor: Visitor, email: string): Promise<void> {
  await visitor.type(EMAIL, email);
  await visitor.click(button('Continue with email'));
  await visitor.shown(CODE);
}

/** Signs in by a code on a page with only the widget. */
export async function signInByCode(visitor: Visitor, { email, code }: Stage): Promise<void> {
  await askForCode(visitor, email);
  await visitor.type(CODE, await code(email));
  await visitor.shown(heading('Success!'));
}

export const QUESTION = heading('Sign in to “Refill Reminders” with PriceRx');

/** From the app to the host's consent page, where the visitor signs in. */
export async function comeToQuestion({ email, code, site }: Stage, visitor: Visitor): Promise<Visitor> {
  await visitor.tab.open(site.app.url);
  await visitor.click(button('Sign in with PriceRx'));
  await visitor.shown(alert('No active session detected.'));
  await askForCode(visitor, email);
  await visitor.fillAs(CODE, await code(email), 'input');
  await visitor.shown(QUESTION);
  return visitor;
}
