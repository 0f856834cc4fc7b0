import { screen } from '@testing-library/react';
import { giveEmail, makeAccount, PASSWORD } from '../../../../tests/visits/passwords';
import { button } from '../../../../tests/visits/button';
import { eventually } from '../../../../tests/time';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { EMAIL, heading } from '../../../../tests/visits/signIn';
import { resolveConfig, type WidgetConfig } from '../../../domain/config/config';
import { secondMethodOf, type SecondMethod } from './secondMethod';

const page = setUpWidgetPage();

const methods = (...names: ('sms' | 'whatsapp' | 'email')[]) => ({ otpOptions: { methods: names } });

const CONFIGS: [string, WidgetConfig, SecondMethod | null][] = [
  ['passwords alone', { products: ['passwords'] }, null],
  ['email codes as a product', { products: ['passwords', 'otp'], ...methods('email') }, 'code'],
  ['email codes among others', { products: ['otp', 'passwords'], ...methods('sms', 'email') }, 'code'],
  ['email codes that are no product', { products: ['passwords'], ...methods('email') }, 'code'],
  ['text messages', { products: ['passwords', 'otp'], ...methods('sms', 'whatsapp') }, null],
  ['links with options', { products: ['passwords', 'emailMagicLinks'], emailMagicLinksOptions: {} }, 'link'],
  ['links without options', { products: ['passwords', 'emailMagicLinks'] }, 'link'],
  ['links first, without options', { products: ['emailMagicLinks', 'passwords'] }, 'link'],
  ['options of links that are no product', { products: ['passwords'], emailMagicLinksOptions: {} }, null],
  [
    'links with options and text messages',
    { products: ['emailMagicLinks', 'otp', 'passwords'], emailMagicLinksOptions: {}, ...methods('sms') },
    'link',
  ],
  [
    'options of links that are no product, and email codes',
    { products: ['passwords'], emailMagicLinksOptions: {}, ...methods('email') },
    'code',
  ],
];

describe('§4 Password flow: the second method', () => {
  it.each(CONFIGS)('the config decides the second method: %s', (_, config, method) => {
    expect(secondMethodOf(resolveConfig(config))).toBe(method);
  });

  const OFFERS = {
    code: 'Email me a code',
    link: 'Email me a login link',
  };
  const cells = CONFIGS.flatMap(([name, config, method]) =>
    (['new', 'password', 'passwordless'] as const).map((type) => ({ name, config, method, type })),
  );
  // The screen depends on the method only, not on the options behind it: one config for each method.
  const drawn = cells.filter(({ name }) =>
    ['passwords alone', 'email codes as a product', 'links without options'].includes(name),
  );

  it.each(drawn)('the screen offers the second method: $name, $type', async ({ config, method, type }) => {
    if (type !== 'new') await makeAccount(page, type === 'password' ? { password: PASSWORD } : {});
    await giveEmail(page, config);
    if (type === 'passwordless') {
      await heading(
        method === 'code' ? 'Enter your code' : method === 'link' ? 'Check your email' : 'Set a password',
      );
      expect(screen.queryAllByText('Create a password instead')).toHaveLength(method ? 1 : 0);
      expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    } else {
      const titles = { new: method ? 'Choose how to sign up' : 'Create a password', password: 'Log in' };
      await heading(titles[type]);
      const offers = screen.queryAllByRole('button', { name: /^Email me/ });
      expect(offers.map(({ textContent }) => textContent)).toEqual(method ? [OFFERS[method]] : []);
      expect(screen.queryAllByText('or')).toHaveLength(method ? 1 : 0);
      expect(await page.messagesTo(EMAIL)).toEqual([]);
      const order = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
      const isFirst = order.findIndex((text) => text.startsWith('Email me')) < order.indexOf('Continue');
      // The other method is above the form for new visitors, and below it for those with a password.
      if (method) expect(isFirst).toBe(type === 'new');
    }
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('a link without options has the default lifetimes', async () => {
    await makeAccount(page, { password: PASSWORD });
    const { user } = await giveEmail(page, { products: ['emailMagicLinks', 'passwords'] });
    await user.click(await eventually(() => button(OFFERS.link)));
    await heading('Check your email');
    expect(page.lastCall('/magic_links/email/login_or_create').body).toMatchObject({
      email: EMAIL,
      login_expiration_minutes: 30,
      signup_expiration_minutes: 30,
    });
  });
});
