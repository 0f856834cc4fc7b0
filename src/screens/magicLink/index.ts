import type { Flow } from '../flow';
import { EmailConfirmation, LinkSent } from './EmailConfirmation';
import { LinkOpenedElsewhere } from './LinkOpenedElsewhere';
import { magicLinkSaga } from './saga';

export default {
  slices: [],
  saga: magicLinkSaga,
  screens: { EmailConfirmation, LinkOpenedElsewhere },
  part: LinkSent,
} satisfies Flow;
