import { Watermark } from '../../ui/layout/Watermark';
import type { Flow } from '../flow';

export default { slices: [], *saga() {}, screens: {}, part: Watermark } satisfies Flow;
