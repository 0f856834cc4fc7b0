import type { FlowDeclaration } from '../flow';

export const passwords = {
  name: 'passwords',
  code: () => import(/* webpackChunkName: "password" */ '.'),
} satisfies FlowDeclaration;
