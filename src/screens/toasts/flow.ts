import { toastWanted } from '../../store/widget';
import type { FlowDeclaration } from '../flow';

export const toasts = {
  name: 'toasts',
  code: () => import(/* webpackChunkName: "toasts" */ '.'),
  wantedBy: toastWanted,
} satisfies FlowDeclaration;
