import { screen } from '@testing-library/react';
import { Activity, Suspense, use } from 'react';
import { renderReact } from '../../tests/renderReact';
import { makeClient, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter, heading } from '../../tests/visits/signIn';
import { Login, SignedIn, SignedOut, useUser } from '../react';

const page = setUpWidgetPage();

function Account() {
  const { user } = useUser();
  return <p>Signed in as {user?.emails[0]?.email}</p>;
}

/** A host component that creates new objects and functions on each render. */
function Host({ title, heard }: { title?: string; heard: (type: string) => void }) {
  return (
    <Login
      loading="eager"
      config={{ ...EMAIL_CODE }}
      strings={title === undefined ? {} : { 'passcode.title': title }}
      callbacks={{ onEvent: ({ type }) => heard(type) }}
    />
  );
}

describe('§1 Mounting: <Login> of pricerx-auth/react', () => {
  it('signs in under StrictMode with one widget, which leaves the page with <SignedOut>', async () => {
    const events: string[] = [];
    // A page with Trusted Types refuses it.
    const assignedHTML = jest.spyOn(Element.prototype, 'innerHTML', 'set');
    const host = renderReact(
      page,
      <>
        <SignedOut>
          <Host heard={(type) => events.push(type)} />
        </SignedOut>
        <SignedIn>
          <Account />
        </SignedIn>
      </>,
      { isStrict: true },
    );
    await enter(host.user, await emailField(), `${EMAIL}{Enter}`);
    expect(host.widgets()).toHaveLength(1);
    expect(screen.queryByText(/Signed in/)).toBeNull();
    await enter(host.user, await codeField(), await page.lastCode(EMAIL));
    await eventually(() => expect(screen.getByText(`Signed in as ${EMAIL}`)).toBeVisible());
    expect(host.widgets()).toHaveLength(0);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    expect(page.calls(`/projects/bootstrap/${page.publicToken}`)).toHaveLength(1);
    expect(events.slice(0, 2)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE']);
    expect(assignedHTML).not.toHaveBeenCalled();
  });

  it('shows changed props in the same widget, and calls the latest callback', async () => {
    const events: string[] = [];
    const host = renderReact(page, <Host heard={(type) => events.push(`first ${type}`)} />);
    await enter(host.user, await emailField(), `${EMAIL}{Enter}`);
    await enter(host.user, await codeField(), '12');
    const [widget] = host.widgets();
    host.render(<Host title="Code eingeben" heard={(type) => events.push(`second ${type}`)} />);
    await heading('Code eingeben');
    expect(await codeField()).toHaveValue('12');
    expect([...host.widgets()]).toEqual([widget]);
    await host.user.clear(await codeField());
    await enter(host.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(events).toEqual([
      'first OTP_LOGIN_OR_CREATE',
      'second OTP_AUTHENTICATE',
      'second AUTHENTICATE_FLOW_COMPLETE',
    ]);
  });

  it('reports an error to the latest onError, and to nobody when the host listens to nothing', async () => {
    const heard: string[] = [];
    const hostOf = (name: string) => (
      <Login
        loading="eager"
        config={EMAIL_CODE}
        callbacks={{ onError: ({ message }) => heard.push(`${name}: ${message}`) }}
      />
    );
    const host = renderReact(page, hostOf('first'));
    await emailField();
    host.render(hostOf('second'));
    await enter(host.user, await emailField(), 'ada{Enter}');
    await eventually(() => expect(heard).toEqual(['second: Invalid email address, please try again.']));
    for (const callbacks of [{}, undefined]) {
      host.render(<Login loading="eager" config={EMAIL_CODE} {...(callbacks && { callbacks })} />);
      await enter(host.user, await emailField(), '{Enter}');
    }
    await host.user.clear(await emailField());
    await enter(host.user, await emailField(), `${EMAIL}{Enter}`);
    await codeField();
    expect(heard).toHaveLength(1);
  });

  it('does not mount again when a host renders again with equal props', async () => {
    const host = renderReact(page, <Host heard={() => undefined} />);
    await emailField();
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(host.element, { subtree: true, childList: true, attributes: true, characterData: true });
    host.render(<Host heard={() => undefined} />);
    await page.idle();
    observer.disconnect();
    expect(changes).toEqual([]);
  });

  it('mounts a new widget for another client', async () => {
    const host = renderReact(page, <Host heard={() => undefined} />);
    await emailField();
    const [widget] = host.widgets();
    const publicToken = 'public-token-test-another';
    await page.control.createProject({ public_token: publicToken });
    const another = makeClient({ ...page, publicToken, options: page.options });
    host.render(<Host heard={() => undefined} />, another);
    await eventually(() => expect([...host.widgets()]).not.toEqual([widget]));
    expect(host.widgets()).toHaveLength(1);
  });

  it('keeps the typed text while <Suspense> or <Activity> hides it', async () => {
    let finish = () => {};
    const wait = new Promise<void>((resolve) => (finish = resolve));
    function Slow({ isSlow }: { isSlow: boolean }) {
      if (isSlow) use(wait);
      return null;
    }
    const tree = ({ isSlow = false, isHidden = false }) => (
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Suspense fallback={<p>Wait</p>}>
          <Slow isSlow={isSlow} />
          <Host heard={() => undefined} />
        </Suspense>
      </Activity>
    );
    const host = renderReact(page, tree({}));
    await enter(host.user, await emailField(), `${EMAIL}{Enter}`);
    await enter(host.user, await codeField(), '12');
    host.render(tree({ isSlow: true }));
    await eventually(() => expect(screen.getByText('Wait')).toBeVisible());
    finish();
    await eventually(() => expect(screen.queryByText('Wait')).toBeNull());
    host.render(tree({ isSlow: true, isHidden: true }));
    await eventually(() => expect(host.widgets()[0]).not.toBeVisible());
    host.render(tree({ isSlow: true }));
    await eventually(() => expect(host.widgets()[0]).toBeVisible());
    expect(await codeField()).toHaveValue('12');
  });

  it('ends when React removes the component: an answer that arrives later reaches no callback', async () => {
    const events: string[] = [];
    const host = renderReact(page, <Host heard={(type) => events.push(type)} />);
    await page.fault('/otps/email/login_or_create', { delay_ms: 100, times: 1 });
    await enter(host.user, await emailField(), `${EMAIL}{Enter}`);
    host.render(null);
    await eventually(() => expect(host.widgets()).toHaveLength(0));
    await page.idle();
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    expect(events).toEqual([]);
    host.render(<Host heard={(type) => events.push(type)} />);
    await enter(host.user, await emailField(), '{Enter}');
    await codeField();
  });

  it('uses the colorScheme of its props, and a changed one in the same widget', async () => {
    const host = renderReact(page, <Login loading="eager" config={EMAIL_CODE} colorScheme="dark" />);
    const scheme = () => {
      const place = host.widgets()[0]?.parentElement as Element;
      return getComputedStyle(place).getPropertyValue('--pricerx-color-scheme');
    };
    await eventually(() => expect(scheme()).toBe('dark'));
    await enter(host.user, await emailField(), EMAIL);
    const [widget] = host.widgets();
    host.render(<Login loading="eager" config={EMAIL_CODE} colorScheme="light" />);
    await eventually(() => expect(scheme()).toBe('light'));
    expect(host.widgets()).toHaveLength(1);
    expect(host.widgets()[0]).toBe(widget);
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('throws a wrong argument to the error boundary of the host', async () => {
    const host = renderReact(page, <Login config={{ products: ['otp'] }} />);
    const error = host.uncaught[0] as Error;
    const [first, second] = error.message.split('\n');
    expect([error.name, first]).toEqual(['StytchSDKUsageError', 'Invalid props of <Login>']);
    expect(second).toMatch(/config\.otpOptions\.methods is missing/);
    expect(error.stack).not.toContain('mountLogin\n');
  });

  it('removes the reserved height and width once the widget is drawn', async () => {
    const host = renderReact(page, <Login loading="eager" />);
    await emailField();
    const place = host.widgets()[0]?.parentElement;
    expect([place?.style.minHeight, place?.style.minWidth]).toEqual(['', '']);
    host.render(<Login loading="eager" config={EMAIL_CODE} />);
    await page.idle();
    expect(place?.style.minHeight).toBe('');
  });
});
