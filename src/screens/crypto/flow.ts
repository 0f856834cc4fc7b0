import type { FlowDeclaration } from '../flow';
import { walletButtons } from './buttons';

export const crypto = {
  ...walletButtons,
  code: () => import(/* webpackChunkName: "crypto" */ '.'),
  addsTo: 'Main',
  fetchBeside: ({ wallets }) => wallets(),
} satisfies FlowDeclaration;
