import { screen } from '@testing-library/react';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { makeClient, makeElement, renderWidget, setUpUser, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import {
  alertText,
  askForEmailCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
} from '../../tests/visits/signIn';
import { mountLogin } from '../index';

const page = setUpWidgetPage();

describe('§1 Mounting again on the same element', () => {
  it('the screen stays, with the new strings and callbacks', async () => {
    const widget = await askForEmailCode(page);
    await enter(widget.user, await codeField(), '12');
    const events: string[] = [];
    const again = widget.rerender({
      config: EMAIL_CODE,
      strings: { 'passcode.title': 'Code eingeben' },
      callbacks: { onEvent: ({ type }) => events.push(type) },
    });
    await heading('Code eingeben');
    expect(await codeField()).toHaveValue('12');
    expect(widget.element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    expect(again).toBe(widget.mount);

    await widget.user.clear(await codeField());
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await page.idle();
    expect(events).toEqual(['OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(widget.eventTypes()).toEqual(['OTP_LOGIN_OR_CREATE']);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
  });

  it('the new styles and config apply', async () => {
    const widget = renderWidget(page);
    await enter(widget.user, await emailField(), EMAIL);
    widget.rerender({
      styles: { hideHeaderText: true },
      config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } },
    });
    await screen.findByRole('tab', { name: 'Text' });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('a config that became invalid shows its error, and a valid one works again', async () => {
    const widget = renderWidget(page);
    await emailField();
    widget.rerender({ config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } } });
    await alertText('Cannot use both EML and Email OTP');
    widget.rerender({ config: EMAIL_CODE });
    expect(await emailField()).toBeEnabled();
  });
});

describe('§1 Mounting: React and repeated mounts', () => {
  it('StrictMode’s mount, unmount and mount leave one widget', async () => {
    const client = makeClient(page);
    const events: string[] = [];
    function SignIn() {
      const ref = useRef<HTMLDivElement>(null);
      useEffect(() => {
        const selector = ref.current;
        if (!selector) return;
        const mount = mountLogin({
          loading: 'eager',
          client,
          selector,
          config: EMAIL_CODE,
          callbacks: { onEvent: ({ type }) => events.push(type) },
        });
        return () => mount.unmount();
      }, []);
      return <div ref={ref} />;
    }
    const root = createRoot(makeElement(page));
    root.render(
      <StrictMode>
        <SignIn />
      </StrictMode>,
    );
    const user = setUpUser();
    await enter(user, await emailField(), `${EMAIL}{Enter}`);
    expect(document.querySelectorAll('pricerx-auth')).toHaveLength(1);
    await enter(user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await page.idle();
    expect(events).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    expect(page.calls(`/projects/bootstrap/${page.publicToken}`)).toHaveLength(1);

    root.unmount();
    await eventually(() => expect(document.querySelectorAll('pricerx-auth')).toHaveLength(0));
  });

  it('mount, unmount and mount in one task leave one working widget', async () => {
    const element = makeElement(page);
    const first = renderWidget(page, { selector: element });
    first.mount.unmount();
    const second = renderWidget(page, { selector: element, client: first.client, config: EMAIL_CODE });
    await enter(second.user, await emailField(), `${EMAIL}{Enter}`);
    await codeField();
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    expect(first.events).toEqual([]);
  });
});
