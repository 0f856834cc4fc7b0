import type { FlowDeclaration } from '../flow';

export const otp = {
  name: 'otp',
  code: () => import(/* webpackChunkName: "otp" */ '.'),
} satisfies FlowDeclaration;
