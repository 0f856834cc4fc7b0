import { oneTapProvider } from '../../domain/config/config';
import type { FlowDeclaration } from '../flow';

export const oneTap = {
  name: 'oneTap',
  code: () => import(/* webpackChunkName: "oneTap" */ '.'),
  addsTo: 'Main',
  isWanted: ({ config }) => config.products.includes('oauth') && oneTapProvider(config) !== undefined,
} satisfies FlowDeclaration;
