import type { Flow } from '../flows/flow';
import { oauthSaga } from './saga';
import { oauthSlice } from './slice';
import { SocialButtons } from './SocialButtons';

/** Social sign-in: the buttons on Main, and the messages after a return. */
export default {
  slices: [oauthSlice],
  saga: oauthSaga,
  screens: {},
  slot: SocialButtons,
} satisfies Flow;
