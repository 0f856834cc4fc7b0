import { Watermark } from '../../ui/Watermark';
import type { Flow } from '../flow';

export default { slices: [], *saga() {}, screens: {}, part: Watermark } satisfies Flow;
