import type { FlowDeclaration } from '../flow';

export const idp = {
  name: 'idp',
  code: () => import(/* webpackChunkName: "idp" */ '.'),
} satisfies FlowDeclaration;
