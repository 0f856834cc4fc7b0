import type { Flow } from '../flows/flow';
import { IDPConsent } from './IDPConsent';
import { onIDPConsent } from './saga';
import { idpSlice } from './slice';

export default {
  slices: [idpSlice],
  onScreen: { IDPConsent: onIDPConsent },
  screens: { IDPConsent },
} satisfies Flow;
