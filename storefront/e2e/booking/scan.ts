import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads the code from the pixels, as a camera does. */
export async function scan(code: Locator): Promise<string> {
  const png = await code.screenshot();
  const { data, width, height } = await code.page().evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height);
      return { data: [...(pixels?.data ?? [])], width: image.width, height: image.height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data ?? '';
}
