import { base64 } from '../bytes';
import { squarePng } from './png';

const PIXELS_PER_MODULE = 4;
/** ISO/IEC 18004 requires a margin of four light modules. */
const QUIET_ZONE = 4;

/** The text as a QR code, in a data URL. */
export async function qrCode(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode-generator');
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const size = (modules + 2 * QUIET_ZONE) * PIXELS_PER_MODULE;
  const at = (pixel: number): number => Math.floor(pixel / PIXELS_PER_MODULE) - QUIET_ZONE;
  const inside = (module: number): boolean => module >= 0 && module < modules;
  const isDark = (x: number, y: number): boolean =>
    inside(at(x)) && inside(at(y)) && code.isDark(at(y), at(x));
  return `data:image/png;base64,${base64(squarePng(size, isDark))}`;
}
