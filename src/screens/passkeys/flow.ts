import type { FlowDeclaration } from '../flow';
import { passkeyButtons } from './buttons';

export const passkeys = {
  ...passkeyButtons,
  code: () => import(/* webpackChunkName: "passkeys" */ '.'),
  addsTo: 'Main',
  fetchBeside: ({ webauthn }) => webauthn.load(),
} satisfies FlowDeclaration;
