import { Watermark } from '../../ui/Watermark';
import type { Flow } from '../flow';

/** The mark below the card, for the projects that show it. */
export default { slices: [], *saga() {}, screens: {}, part: Watermark } satisfies Flow;
