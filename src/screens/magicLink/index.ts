import type { Flow } from '../flows/flow';
import { EmailConfirmation, LinkSent } from './EmailConfirmation';
import { LinkOpenedElsewhere } from './LinkOpenedElsewhere';
import { magicLinkSaga, onLinkOpenedElsewhere } from './saga';

export default {
  slices: [],
  saga: magicLinkSaga,
  onScreen: { LinkOpenedElsewhere: onLinkOpenedElsewhere },
  screens: { EmailConfirmation, LinkOpenedElsewhere },
  slot: LinkSent,
} satisfies Flow;
