import type { Flow } from '../flow';
import { IDPConsent } from './IDPConsent';
import { idpSaga } from './saga';
import { idpSlice } from './slice';

export default {
  slices: [idpSlice],
  saga: idpSaga,
  screens: { IDPConsent },
} satisfies Flow;
