import type { Flow } from '../flow';
import { EmailConfirmation } from './EmailConfirmation';
import { LinkOpenedElsewhere } from './LinkOpenedElsewhere';
import { magicLinkSaga } from './saga';

export default {
  slices: [],
  saga: magicLinkSaga,
  screens: { EmailConfirmation, LinkOpenedElsewhere },
} satisfies Flow;
