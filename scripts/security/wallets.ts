import { met, notOurs } from './row';
import type { Section } from './row';

export const WALLETS: Section = {
  title: 'EIP-4361 and the wallet standards',
  rows: [
    met(
      'EIP-4361: `domain` is the authority of the frame that asks.',
      'Checked before the wallet is asked; another domain is refused.',
      'src/screens/crypto/inspection.test.tsx: a text for another site shows that as its reason',
      'src/domain/wallets/siwe.test.ts: gives its reason: otherSite',
    ),
    met(
      'EIP-4361: the address is the account that signs.',
      'Refused otherwise.',
      'src/domain/wallets/siwe.test.ts: gives its reason: otherAccount',
      'src/screens/crypto/problems.broad.test.tsx: an account changed between connecting and signing shows its error',
    ),
    met(
      'EIP-4361: the nonce has at least 8 letters or digits.',
      'Refused otherwise.',
      'src/domain/wallets/siwe.test.ts: gives its reason: weakNonce',
    ),
    met(
      'EIP-4361: times have the format of RFC 3339, and the current time is between them.',
      'Refused otherwise.',
      'src/domain/wallets/siwe.test.ts: gives its reason: badTime',
    ),
    met(
      'EIP-4361: the text follows the grammar.',
      'A text that resembles EIP-4361 and does not follow the grammar is refused; in a project that requires EIP-4361, any other text is refused too.',
      'src/domain/wallets/siwe.test.ts: gives its reason: malformed',
      'src/domain/wallets/siwe.test.ts: refuses a SIWE text with one or two lines missing',
      'src/screens/crypto/inspection.test.tsx: a project that requires SIWE refuses any other text',
    ),
    met(
      'EIP-4361: the signed text is the checked text.',
      'A challenge that wallets read as hex is refused.',
      'src/screens/crypto/inspection.test.tsx: the hex of another site’s text, which a wallet would decode and sign, reaches no wallet',
      'src/screens/crypto/inspection.test.tsx: untampered texts reach the wallet unchanged',
    ),
    notOurs(
      'ERC-191, ERC-1271 and ERC-6492: the signature is verified.',
      'The provider verifies it; the sandbox verifies ERC-191.',
      'sandbox/routes/factors/cryptoWallets.test.ts: refuses the signature of another wallet, of another text, a changed one, and malformed ones',
    ),
    met(
      'EIP-1193: each code has a separate message.',
      'A refusal, an open prompt and a disconnected wallet have different messages.',
      'src/browser/wallets/failure.test.ts: Crypto: rejections by wallets',
    ),
    met(
      'EIP-6963: announced wallets are called through their own provider, and a picture is only shown as an `img`.',
      'Wallets are identified by name and `rdns`; wallets that announce themselves late are added.',
      'src/screens/crypto/ceremony.test.tsx: only the clicked wallet of ten is called',
      'src/screens/crypto/main.test.tsx: an icon is an img element, and one that fails to load is replaced by a drawing',
    ),
    met(
      'SIWS: a text for Solana is checked in the same way.',
      'The same rules apply.',
      'src/domain/wallets/siwe.test.ts: Crypto flow: Solana texts',
    ),
  ],
};
