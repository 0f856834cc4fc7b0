import type { JSHandle, Page } from '@playwright/test';

/** The greatest difference between two drawings of the same rounded corner. */
export const ROUNDING = 2;

/** The pixels of PNG pictures, in the page. */
export const pixelsOf = (page: Page, pictures: readonly Buffer[]): Promise<JSHandle<ImageData[]>> =>
  page.evaluateHandle(
    (encoded) =>
      Promise.all(
        encoded.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const { width, height } = image;
          const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height) as ImageData;
        }),
      ),
    pictures.map((picture) => picture.toString('base64')),
  );

/** The greatest difference of a pixel's channel between two PNG pictures, from 0 to 255; 255 for different sizes. */
export async function pictureDifference(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  const pixels = await pixelsOf(page, pictures);
  return pixels.evaluate(([one, other]) => {
    if (!one || !other || one.width !== other.width || one.height !== other.height) return 255;
    let most = 0;
    for (let at = 0; at < one.data.length; at += 1)
      most = Math.max(most, Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)));
    return most;
  });
}
