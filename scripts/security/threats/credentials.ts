import { met } from '../row';
import type { Section } from '../row';

export const CREDENTIALS_THREATS: Section = {
  title: 'Passkeys and wallets',
  rows: [
    met(
      'Two requests of a page for passkeys collide, or a prompt stands on a hidden page.',
      'One request at a time; none while the page is hidden.',
      'e2e/signIn/passkeyLogin.e2e.ts: two widgets and three quick clicks open one prompt, without an unhandled rejection',
      'e2e/signIn/passkeyLogin.e2e.ts: a hidden page asks for no passkey',
    ),
    met(
      'A wallet’s owner signs a text for another site, account or time.',
      'The text is read before the wallet is asked; a mismatch is refused.',
      'src/screens/crypto/inspection.test.tsx: Crypto flow: the text to sign is checked before the wallet is called',
      'src/domain/wallets/siwe.test.ts: Crypto flow: a text for another site, account or time is not signed',
    ),
    met(
      'A challenge in hex passes the inspection and is signed as its decoded text; a text of 60,000 lines stops the page.',
      'Both are refused: texts above 4,096 characters unread, and the inspection takes linear time.',
      'src/screens/crypto/inspection.test.tsx: the hex of another site’s text, which a wallet would decode and sign, reaches no wallet',
      'src/domain/wallets/siwe.test.ts: Crypto flow: texts that wallets read differently',
      'src/domain/wallets/siwe.test.ts: Crypto flow: texts that take long to check',
    ),
    met(
      'One wallet answers in the name of another.',
      'Wallets are asked by their own announcement, never by a shared global where they have announced themselves.',
      'src/screens/crypto/ceremony.test.tsx: only the clicked wallet of ten is called',
    ),
  ],
};
