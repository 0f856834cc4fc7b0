import type { Rgba } from '../../domain/theme/contrast';

/**
 * Parses a colour as this browser does, with names, hsl() and color-mix(). Null for invalid colours and for
 * those that depend on their element, such as var().
 */
export function createColorReader(): (color: string) => Rgba | null {
  const canvas =
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      : null;
  return (color) => {
    if (!canvas) return null;
    // A canvas keeps its fill style when it is given an invalid colour.
    const [first, second] = ['#000000', '#ffffff'].map((before) => {
      canvas.fillStyle = before;
      canvas.fillStyle = color;
      return canvas.fillStyle;
    });
    if (first !== second) return null;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
}
