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
      'src/screens/crypto/problems.test.tsx: an account changed between connecting and signing shows its error',
    ),
    met(
      'EIP-4361: the nonce has 8 letters or digits and more.',
      'Refused otherwise.',
      'src/domain/wallets/siwe.test.ts: gives its reason: weakNonce',
    ),
    met(
      'EIP-4361: times are RFC 3339, and now lies between them.',
      'Refused otherwise.',
      'src/domain/wallets/siwe.test.ts: gives its reason: badTime',
    ),
    met(
      'EIP-4361: the text follows the grammar.',
      'A text that begins like one and does not follow the grammar is refused; where the project requires such texts, any other is refused too.',
      'src/domain/wallets/siwe.test.ts: gives its reason: malformed',
      'src/domain/wallets/siwe.test.ts: refuses a SIWE text with one or two lines missing',
      'src/screens/crypto/inspection.test.tsx: a project that requires SIWE refuses any other text',
    ),
    met(
      'EIP-4361: what is signed is what was read.',
      'A challenge that wallets read as hex is refused.',
      'src/screens/crypto/inspection.test.tsx: the hex of another site’s text, which a wallet would decode and sign, reaches no wallet',
      'src/screens/crypto/inspection.test.tsx: untampered texts reach the wallet unchanged',
    ),
    notOurs(
      'ERC-191, ERC-1271 and ERC-6492: the signature is verified.',
      'By the provider; the sandbox verifies ERC-191.',
      'sandbox/routes/factors/cryptoWallets.test.ts: refuses the signature of another wallet, of another text, a changed one, and malformed ones',
    ),
    met(
      'EIP-1193: each code has a message of its own.',
      'A refusal, an open prompt and a disconnected wallet have different messages.',
      'src/browser/wallets/failure.test.ts: Crypto: rejections by wallets',
    ),
    met(
      'EIP-6963: announced wallets are asked themselves, and a picture is an `img` only.',
      'Keyed by name and `rdns`; late ones are added.',
      'src/screens/crypto/ceremony.test.tsx: only the clicked wallet of ten is called',
      'src/screens/crypto/main.test.tsx: a picture is an img, and one that fails to load is replaced by a drawing',
    ),
    met(
      'SIWS: a text for Solana is read likewise.',
      'By the same rules.',
      'src/domain/wallets/siwe.test.ts: Crypto flow: Solana texts',
    ),
  ],
};
