import { resolveConfig, type WidgetConfig } from '../config/config';
import { configProblems } from '../config/mountProblems';
import { givenConfig } from './givenConfig';

describe('§4 DevTools: the config of a recorded visit', () => {
  it.each<[string, WidgetConfig | undefined]>([
    ['no config', undefined],
    [
      'links and passwords',
      {
        products: ['emailMagicLinks', 'passwords'],
        emailMagicLinksOptions: { loginRedirectURL: 'https://host.example/in', createUserAsPending: true },
        passwordOptions: { resetPasswordExpirationMinutes: 5 },
        sessionOptions: { sessionDurationMinutes: 45 },
      },
    ],
    [
      'codes and social providers',
      {
        products: ['otp', 'oauth'],
        otpOptions: { methods: ['sms'], expirationMinutes: 3, defaultCountry: 'DE' },
        oauthOptions: { providers: [{ type: 'google', one_tap: true }] },
        enableShadowDOM: true,
        lastUsed: false,
        emailOptions: { suggestions: false, knownDomains: ['host.example'] },
      },
    ],
  ])('of a widget with %s is one that a host can pass, and means the same', (_which, config) => {
    const resolved = resolveConfig(config);
    const given = givenConfig(resolved);
    expect(configProblems(given)).toEqual([]);
    expect(resolveConfig(given)).toEqual(resolved);
  });
});
