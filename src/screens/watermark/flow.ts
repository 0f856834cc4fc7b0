import type { FlowDeclaration } from '../flow';
import { isWatermarkShown } from '../isWatermarkShown';

export const watermark = {
  name: 'watermark',
  code: () => import(/* webpackChunkName: "watermark" */ '.'),
  isWanted: (setup, _, project) => isWatermarkShown(setup, project),
} satisfies FlowDeclaration;
