import { MAX_LIFETIME_MINUTES, resolveConfig, type WidgetConfig } from './config';

/** A lifetime in minutes, with its config field, and whether the widget offers it and the host set it. */
interface Lifetime {
  field: string;
  isOffered: boolean;
  minutes?: number;
  isGiven: boolean;
}

function lifetimes(given: WidgetConfig | null | undefined): Lifetime[] {
  const { products, emailMagicLinksOptions: links, otpOptions, passwordOptions } = resolveConfig(given);
  const hasPasswords = products.includes('passwords');
  const own = given?.emailMagicLinksOptions;
  // The screens after a reset mail send a link too. A host that gives its options counts on it.
  const hasLinks = products.includes('emailMagicLinks') || (hasPasswords && own != null);
  return [
    {
      field: 'emailMagicLinksOptions.loginExpirationMinutes',
      isOffered: hasLinks,
      minutes: links.loginExpirationMinutes,
      isGiven: own != null,
    },
    {
      field: 'emailMagicLinksOptions.signupExpirationMinutes',
      isOffered: hasLinks,
      minutes: links.signupExpirationMinutes,
      isGiven: own != null,
    },
    // The defaults of codes and of resets are short.
    {
      field: 'otpOptions.expirationMinutes',
      isOffered: products.includes('otp'),
      minutes: otpOptions.expirationMinutes,
      isGiven: true,
    },
    {
      field: 'passwordOptions.resetPasswordExpirationMinutes',
      isOffered: hasPasswords,
      minutes: passwordOptions.resetPasswordExpirationMinutes,
      isGiven: true,
    },
  ];
}

/** One warning that names each field with a long lifetime. */
export function lifetimeAdvice(config: WidgetConfig | null | undefined): string[] {
  const long = lifetimes(config)
    .filter(({ isOffered, minutes }) => isOffered && (minutes ?? 0) > MAX_LIFETIME_MINUTES)
    .map(({ field, minutes, isGiven }) => `config.${field} (${minutes}${isGiven ? '' : ', the default'})`);
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
