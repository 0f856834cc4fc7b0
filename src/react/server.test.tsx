/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import type { Session } from '../domain/entities';
import {
  createClient,
  Login,
  PasswordReset,
  PriceRxAuthProvider,
  SignedIn,
  SignedOut,
  useIsAuthorized,
  useSession,
} from '../react';

const client = createClient('public-token-test-server');

describe('§5 A server environment: pricerx-auth/react', () => {
  it('renders the form, the cards of the other widgets, and no session', () => {
    expect(typeof document).toBe('undefined');
    const Session = () => (
      <output>{JSON.stringify({ ...useSession(), ...useIsAuthorized('documents', 'write') })}</output>
    );
    const html = renderToString(
      <PriceRxAuthProvider client={client} request={{ acceptLanguage: 'es-MX,en;q=0.5', nonce: 'abc' }}>
        <Login locale="auto" />
        <PasswordReset passwordResetToken={null} />
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
        <Session />
      </PriceRxAuthProvider>,
    );
    expect(html).toMatch(
      /^<div><pricerx-auth [^>]*lang="es-MX"[^>]*><style nonce="abc">.*<input [^>]*name="email"/s,
    );
    expect(html.match(/<pricerx-auth /g)).toHaveLength(2);
    expect(html).toMatch(/<script nonce="abc">[^<]*<\/script><\/pricerx-auth><\/div><output>/);
    const session = { session: null, fromCache: false, isInitialized: false, isAuthorized: false };
    expect(html).toContain(JSON.stringify(session).replaceAll('"', '&quot;'));
  });

  it('takes the nonce of the client’s options where the request has none', () => {
    const own = createClient('public-token-test-server', { cspNonce: 'of-the-page' });
    const html = renderToString(
      <PriceRxAuthProvider client={own}>
        <Login />
      </PriceRxAuthProvider>,
    );
    expect(html).toContain('<style nonce="of-the-page">');
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
    expect(html).not.toContain('color:red');
  });

  it('createClient returns a placeholder whose calls throw an error that asks for a browser', async () => {
    expect(() => client.session.getSync()).toThrow(/^client\.session\.getSync needs a browser.*effect/);
    expect(() => client.oauth.google.start()).toThrow(/^client\.oauth\.google\.start needs a browser/);
    expect(await Promise.resolve(client)).toBe(client);
    expect(() => JSON.stringify({ client })).not.toThrow();
  });
});
