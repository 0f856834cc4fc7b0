import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AuthorizationResponseError } from 'openid-client';
import type { Reply } from '../host/http/reply';
import { createBrowsers } from './browsers';
import { redirect } from './html';
import { languageOf } from './language';
import type { Provider } from './provider';
import { reminders, welcome } from './screens';

export const CALLBACK_PATH = '/callback';
export const SIGNED_OUT_PATH = '/signed-out';

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const isDenial = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError && error.error === 'access_denied';

/** @param origin the app's origin, to resolve the path of the callback. */
export const createAppRoutes = (provider: Provider, origin: string) => {
  const browsers = createBrowsers();

  const home = async ({ headers }: IncomingMessage): Promise<Reply> => {
    const { account } = browsers.find(headers);
    if (account === undefined) return welcome(languageOf(headers));
    const person = await provider.readUser(account);
    if (person !== undefined) return reminders(languageOf(headers), person);
    return welcome(
      languageOf(headers),
      'PriceRx no longer shares your data with us.',
      200,
      browsers.remember({}, headers),
    );
  };

  const signIn = async ({ headers }: IncomingMessage, query: URLSearchParams): Promise<Reply> => {
    const { url, pending } = await provider.signIn({ askAgain: query.has('again') });
    return redirect(url, browsers.remember({ ...browsers.find(headers), pending }, headers));
  };

  /** Accepts a callback once, and only in the browser that started the sign-in. */
  const callback = async ({ headers, url }: IncomingMessage): Promise<Reply> => {
    const { pending, ...browser } = browsers.find(headers);
    if (pending === undefined)
      return welcome(languageOf(headers), 'This sign-in was not started here. Start it again.', 400);
    const address = new URL(url ?? '/', origin);
    try {
      const account = await provider.finish(address, pending);
      return redirect('/', browsers.remember({ account }, headers));
    } catch (error) {
      const forget = browsers.remember(browser, headers);
      if (isDenial(error))
        return welcome(languageOf(headers), 'You did not allow us to read your account.', 200, forget);
      console.error('Sign-in failed:', error instanceof Error ? error.message : error);
      return welcome(languageOf(headers), 'The sign-in did not work. Start it again.', 400, forget);
    }
  };

  const signOut = async ({ headers }: IncomingMessage, query: URLSearchParams): Promise<Reply> => {
    const { account } = browsers.find(headers);
    const state = randomBytes(16).toString('base64url');
    const idToken = query.has('ask') ? undefined : account?.idToken;
    return redirect(
      await provider.signOutUrl({ idToken, state }),
      browsers.remember({ signOutState: state }, headers),
    );
  };

  const signedOut = async ({ headers }: IncomingMessage, query: URLSearchParams): Promise<Reply> => {
    const { signOutState = '' } = browsers.find(headers);
    const isOurs = signOutState !== '' && isSame(signOutState, query.get('state') ?? '');
    if (!isOurs) return redirect('/');
    return welcome(
      languageOf(headers),
      'You are signed out, here and at PriceRx.',
      200,
      browsers.remember({}, headers),
    );
  };

  return new Map([
    ['/', home],
    ['/sign-in', signIn],
    [CALLBACK_PATH, callback],
    ['/sign-out', signOut],
    [SIGNED_OUT_PATH, signedOut],
  ]);
};
