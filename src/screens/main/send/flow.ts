import type { FlowDeclaration } from '../../flow';

export const send = {
  name: 'send',
  code: () => import(/* webpackChunkName: "send" */ '.'),
} satisfies FlowDeclaration;
