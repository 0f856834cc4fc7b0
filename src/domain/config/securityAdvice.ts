import { MAX_LIFETIME_MINUTES, resolveConfig, type WidgetConfig } from './config';

/** A lifetime in minutes, with its config field and whether the host set it. */
interface Lifetime {
  field: string;
  minutes: number | undefined;
  isGiven: boolean;
}

function lifetimes(given: WidgetConfig | null | undefined): Lifetime[] {
  const { products, emailMagicLinksOptions: links, otpOptions, passwordOptions } = resolveConfig(given);
  const hasPasswords = products.includes('passwords');
  // The password form offers a link only if the host passes options for it.
  const hasLinks =
    products.includes('emailMagicLinks') || (hasPasswords && given?.emailMagicLinksOptions != null);
  const lifetime = (path: string, minutes: number | undefined, said: unknown): Lifetime => ({
    field: `config.${path}`,
    minutes,
    isGiven: said != null,
  });
  const own = given?.emailMagicLinksOptions;
  return [
    ...(hasLinks
      ? [
          lifetime(
            'emailMagicLinksOptions.loginExpirationMinutes',
            links.loginExpirationMinutes,
            own?.loginExpirationMinutes,
          ),
          lifetime(
            'emailMagicLinksOptions.signupExpirationMinutes',
            links.signupExpirationMinutes,
            own?.signupExpirationMinutes,
          ),
        ]
      : []),
    ...(products.includes('otp')
      ? [
          lifetime(
            'otpOptions.expirationMinutes',
            otpOptions.expirationMinutes,
            given?.otpOptions?.expirationMinutes,
          ),
        ]
      : []),
    ...(hasPasswords
      ? [
          lifetime(
            'passwordOptions.resetPasswordExpirationMinutes',
            passwordOptions.resetPasswordExpirationMinutes,
            passwordOptions.resetPasswordExpirationMinutes,
          ),
        ]
      : []),
  ];
}

/** One warning that names each field with a long lifetime. */
export function lifetimeAdvice(config: WidgetConfig | null | undefined): string[] {
  const long = lifetimes(config)
    .filter(({ minutes }) => minutes != null && minutes > MAX_LIFETIME_MINUTES)
    .map(({ field, minutes, isGiven }) => `${field} (${minutes}${isGiven ? '' : ', the default'})`);
  return long.length === 0
    ? []
    : [
        `Links and codes should live for ${MAX_LIFETIME_MINUTES} minutes at most (OWASP ASVS 6.5.5), and live longer here: ${long.join(', ')}. Set ${MAX_LIFETIME_MINUTES}: a visitor who is late asks for a new one on the same screen.`,
      ];
}

/** Warning about session cookies that another page of the site's domain can set. */
export const cookieNamesAdvice = (): string[] => [
  'A page on another subdomain can set this site’s session cookies, and so sign a visitor in to a stranger’s account. Names that begin with "__Host-" prevent that: cookieOptions: { opaqueTokenCookieName: "__Host-session", jwtCookieName: "__Host-session_jwt" }. Your server reads the session by the same names.',
];

/** Warning about a password policy that counts character classes (LUDS). */
export const compositionRulesAdvice = (): string[] => [
  'The project’s password policy asks for kinds of characters (LUDS). NIST SP 800-63B and OWASP ASVS 6.2.5 forbid such rules, since they lead to weak passwords that look strong. Choose the policy "zxcvbn" in your project’s dashboard.',
];
