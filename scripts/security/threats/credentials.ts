import { met } from '../row';
import type { Section } from '../row';

export const CREDENTIALS_THREATS: Section = {
  title: 'Passkeys and wallets',
  rows: [
    met(
      'Two passkey requests of a page collide, or a prompt is shown on a hidden page.',
      'A page has one request at a time, and none while it is hidden.',
      'e2e/broad/signIn/passkeyForm.e2e.ts: two widgets and three quick clicks open one prompt, without an unhandled rejection',
      'e2e/broad/signIn/passkeyForm.e2e.ts: a hidden page asks for no passkey',
    ),
    met(
      'A visitor signs a text for another site, account or time.',
      'The text is checked before the wallet is asked; a mismatch is refused.',
      'src/screens/crypto/inspection.test.tsx: Crypto flow: the text to sign is checked before the wallet is called',
      'src/domain/wallets/siwe.test.ts: Crypto flow: a text for another site, account or time is not signed',
    ),
    met(
      'A challenge in hex passes the check and is signed as its decoded text; a text of 60,000 lines blocks the page.',
      'Both are refused. Texts of more than 4,096 characters are not parsed, and the check takes linear time.',
      'src/screens/crypto/inspection.test.tsx: the hex of another site’s text, which a wallet would decode and sign, reaches no wallet',
      'src/domain/wallets/siwe.test.ts: Crypto flow: texts that wallets read differently',
      'src/domain/wallets/siwe.test.ts: Crypto flow: texts that take long to check',
    ),
    met(
      'A wallet answers a request for another wallet.',
      'A wallet that has announced itself is called through its announcement, never through a shared global.',
      'src/screens/crypto/ceremony.test.tsx: only the clicked wallet of ten is called',
    ),
  ],
};
