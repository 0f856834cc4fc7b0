import type { FlowDeclaration } from '../flow';

export const oauth = {
  name: 'oauth',
  code: () => import(/* webpackChunkName: "oauth" */ '.'),
  addsTo: 'Main',
  isWanted: ({ config }) => config.products.includes('oauth'),
} satisfies FlowDeclaration;
