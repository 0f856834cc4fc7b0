import type { FlowDeclaration } from '../flow';

export const magicLink = {
  name: 'magicLink',
  code: () => import(/* webpackChunkName: "magicLink" */ '.'),
} satisfies FlowDeclaration;
