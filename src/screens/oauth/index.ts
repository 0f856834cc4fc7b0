import type { Flow } from '../flow';
import { oauthSaga } from './saga';
import { oauthSlice } from './slice';
import { SocialButtons } from './SocialButtons';

/** The buttons of social providers on Main, and what came of a visit there. */
export default {
  slices: [oauthSlice],
  saga: oauthSaga,
  screens: {},
  part: SocialButtons,
} satisfies Flow;
