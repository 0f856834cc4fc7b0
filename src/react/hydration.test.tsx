import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Session } from '../domain/entities';
import { makeClient, makeElement, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { button } from '../../tests/visits/button';
import { signIn } from '../../tests/visits/headless';
import { codeField, EMAIL, EMAIL_CODE, emailField } from '../../tests/visits/signIn';
import { renderLogin } from '../mount/server/render';
import {
  Login,
  PriceRxAuthProvider,
  type InitialVisitor,
  SignedIn,
  SignedOut,
  useSession,
  useUser,
} from '../react';

const page = setUpWidgetPage();

const seen: string[] = [];
function Account() {
  const { user, isInitialized } = useUser();
  seen.push(`${isInitialized} ${user?.emails[0]?.email}`);
  return <p>{user ? 'Your account' : 'Welcome'}</p>;
}
const tree = (client: ReturnType<typeof makeClient>, initialVisitor?: InitialVisitor) => (
  <PriceRxAuthProvider client={client} initialVisitor={initialVisitor}>
    <Account />
    <SignedIn>in</SignedIn>
    <SignedOut>out</SignedOut>
    <Login loading="eager" config={EMAIL_CODE} />
  </PriceRxAuthProvider>
);

describe('§5 A server environment: hydration by React', () => {
  it('hydrates the server’s HTML without a mismatch for a signed-in visitor, and mounts the widget into it', async () => {
    const client = makeClient(page);
    await signIn(page, client);
    const element = makeElement(page);
    const html = renderToString(tree(client));
    element.append(document.createRange().createContextualFragment(html));
    expect(element).toHaveTextContent(/^Welcome$/);
    const server = element.querySelector('div');
    expect(server).toBeEmptyDOMElement();
    seen.length = 0;
    const problems: unknown[] = [];
    const root = hydrateRoot(element, tree(client), { onRecoverableError: (error) => problems.push(error) });
    page.onCleanUp(() => root.unmount());
    await emailField();
    await eventually(() => expect(element).toHaveTextContent(/^Your accountin/));
    expect(problems).toEqual([]);
    expect(seen).toEqual(['false undefined', `true ${EMAIL}`]);
    expect(element.querySelector('pricerx-auth')?.parentElement).toBe(server);
  });

  it('keeps the form of the server’s HTML with what was typed, and sends it', async () => {
    const client = makeClient(page);
    const element = makeElement(page);
    const { html } = renderLogin({ config: EMAIL_CODE, publicToken: page.publicToken, loading: 'eager' });
    const place = element.appendChild(document.createElement('div'));
    place.append(document.createRange().createContextualFragment(html));
    const field = element.querySelector<HTMLInputElement>('[name=email]') as HTMLInputElement;
    field.value = EMAIL;
    const app = (
      <PriceRxAuthProvider client={client}>
        <Login loading="eager" config={EMAIL_CODE} />
      </PriceRxAuthProvider>
    );
    const problems: unknown[] = [];
    const root = hydrateRoot(element, app, { onRecoverableError: (error) => problems.push(error) });
    page.onCleanUp(() => root.unmount());
    expect(await emailField()).toBe(field);
    expect(field).toHaveValue(EMAIL);
    button('Continue with email').click();
    await codeField();
    expect(problems).toEqual([]);
  });

  it.each([
    ['a visitor whom the browser’s cookies confirm', true, true, ['told in', 'confirmed in']],
    ['a visitor whom the browser’s cookies do not confirm', true, false, ['told in', 'confirmed out']],
    ['nobody, while the browser’s cookies are a visitor’s', false, true, ['told out', 'confirmed in']],
  ])('shows whom the server knows until the provider has answered: %s', async (_, isTold, isReal, stages) => {
    let session = { session_id: 'ended' } as Session;
    if (isReal) {
      const before = makeClient(page);
      ({ session } = await signIn(page, before));
      before.destroy();
      await page.idle();
      localStorage.clear();
    }
    const client = makeClient(page);
    const element = makeElement(page);
    const told: string[] = [];
    function Told() {
      const known = useSession();
      told.push(`${known.fromCache ? 'told' : 'confirmed'} ${known.session ? 'in' : 'out'}`);
      return null;
    }
    const app = (
      <PriceRxAuthProvider client={client} initialVisitor={isTold ? { session } : null}>
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
        <Told />
      </PriceRxAuthProvider>
    );
    element.append(document.createRange().createContextualFragment(renderToString(app)));
    const [first, last] = stages.map((stage) => stage.split(' ')[1]);
    expect(element.textContent).toBe(first);
    const problems: unknown[] = [];
    const root = hydrateRoot(element, app, { onRecoverableError: (error) => problems.push(error) });
    page.onCleanUp(() => root.unmount());
    await eventually(() => expect(told.at(-1)).toBe(stages[1]));
    await eventually(() => expect(element.textContent).toBe(last));
    expect([...new Set(told)]).toEqual(stages);
    expect(problems).toEqual([]);
  });
});
