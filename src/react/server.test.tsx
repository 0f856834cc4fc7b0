/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { Session } from '../domain/entities';
import { STARTING_HEIGHTS_PX } from '../domain/screens';
import {
  createClient,
  Login,
  PasswordReset,
  PriceRxAuthProvider,
  SignedIn,
  SignedOut,
  useSession,
} from '../react';

/** The card's padding and border, above and below its content. */
const CARD_PADDING_PX = 66;

const client = createClient('public-token-test-server');

describe('§5 A server environment: pricerx-auth/react', () => {
  it('renders an empty element of the widget’s usual size, and no session', () => {
    expect(typeof document).toBe('undefined');
    const Session = () => <output>{JSON.stringify(useSession())}</output>;
    const html = renderToString(
      <PriceRxAuthProvider client={client}>
        <Login styles={{ container: { width: '360px' } }} />
        <PasswordReset passwordResetToken={null} />
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
        <Session />
      </PriceRxAuthProvider>,
    );
    const place = (height: string, width: string) =>
      `<div style="min-height:${height};min-width:min\\(${width}, 100%\\)"></div>`;
    const resetPx = STARTING_HEIGHTS_PX.PasswordResetForm! + CARD_PADDING_PX;
    const [login, reset] = [place('calc\\(\\d{3}px[^;]+', '360px'), place(`${resetPx}px`, '400px')];
    expect(html).toMatch(new RegExp(`^${login}${reset}<output>(.*)</output>$`));
    const session = { session: null, fromCache: false, isInitialized: false };
    expect(html).toContain(JSON.stringify(session).replaceAll('"', '&quot;'));
  });

  it.each([
    ['a session', { session: { session_id: 'session-test-1' } as Session }, 'in'],
    ['nobody', null, 'out'],
  ])('with %s as the initial visitor it renders what this visitor sees', (_, initialVisitor, html) => {
    const tree = (
      <PriceRxAuthProvider client={client} initialVisitor={initialVisitor}>
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
      </PriceRxAuthProvider>
    );
    expect(renderToString(tree)).toBe(html);
  });

  it('leaves out values that could end the declaration', () => {
    const html = renderToString(
      <PriceRxAuthProvider client={client}>
        <Login styles={{ fontSize: '16px;color:red', container: { width: '1px);color:red' } }} />
      </PriceRxAuthProvider>,
    );
    expect(html).not.toContain('red');
  });

  it('createClient returns a placeholder whose calls throw an error that asks for a browser', async () => {
    expect(() => client.session.getSync()).toThrow(/^client\.session\.getSync needs a browser.*effect/);
    expect(() => client.oauth.google.start()).toThrow(/^client\.oauth\.google\.start needs a browser/);
    expect(await Promise.resolve(client)).toBe(client);
    expect(() => JSON.stringify({ client })).not.toThrow();
  });
});
