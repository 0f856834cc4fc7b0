import type { Choice } from './choice';
import { hasOneTap } from './policy';

/** Gzipped kilobytes of the built files by the names of their chunks. */
export type Sizes = Readonly<Record<string, number>>;

const ENTRY = 'pricerx-auth';

export interface Load {
  when: string;
  chunks: string[];
  kB: number;
}

/** The name of a language's chunk. */
const languageChunk = (language: string): string => language.replace('-', '');

const loadsOf = (choice: Choice): [when: string, chunks: (string | false)[]][] => {
  const { products, otp, social, language, texts, api, colorScheme } = choice;
  const has = (product: Choice['products'][number]): boolean => products.includes(product);
  const isTest = api !== 'live';
  const hasTyping = has('otp') || has('emailMagicLinks') || has('passwords');
  return [
    ['At once: the first screen', [ENTRY]],
    [
      'Beside it',
      [
        'core',
        'app',
        language !== 'en' && languageChunk(language),
        colorScheme !== 'light' && 'colorScheme',
        ...(has('oauth') ? ['oauth', ...social] : []),
        ...(has('crypto') ? ['crypto', 'wallets'] : []),
        ...(has('passkeys') ? ['passkeys', 'webauthn'] : []),
        ...(hasOneTap(choice) ? ['oneTap', 'oneTapPrompt'] : []),
      ],
    ],
    [
      'With a test token: warnings for developers',
      isTest ? ['advice', Object.keys(texts).length > 0 && 'hostStrings'] : [],
    ],
    ['With the first keystroke', [hasTyping && 'send']],
    ['When a phone number is typed', [has('otp') && otp.some((method) => method !== 'email') && 'phone']],
    ['When a code is asked for', [(has('otp') || has('passwords')) && 'otp']],
    ['When a link is asked for', [has('emailMagicLinks') && 'magicLink']],
    ['When a password is asked for', [has('passwords') && 'password']],
    ['Beside a field for a new password', [has('passwords') && 'zxcvbn']],
  ];
};

/** The files that a visitor with this choice may load, in the order of a visit. */
export const chosenLoads = (choice: Choice, sizes: Sizes): Load[] =>
  loadsOf(choice)
    .map(([when, names]) => ({
      when,
      chunks: names.filter((name) => name !== false && name in sizes) as string[],
    }))
    .filter(({ chunks }) => chunks.length > 0)
    .map(({ when, chunks }) => ({
      when,
      chunks,
      kB: chunks.reduce((sum, name) => sum + (sizes[name] ?? 0), 0),
    }));
