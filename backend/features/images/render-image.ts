import sharp from 'sharp';
import type { ImageFormat, ImageSize } from './image-path.ts';

// The drawing is 800 wide; librsvg draws at the density that the size needs, so that large ones stay sharp.
const drawingWidth = 800;
const dotsPerInch = 72;

/** A square shows the middle of the cover. */
export async function renderImage(
  svg: string,
  { width, height }: ImageSize,
  format: ImageFormat,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (dotsPerInch * width) / drawingWidth }).resize({
    width,
    height,
  });
  switch (format) {
    case 'avif':
      // At 400 wide: effort 0 gives 12.8 KB in 37 ms, 1 gives 8.2 in 90, 2 gives 7.8 in 143, 4 gives 7.2 in 774.
      return picture.avif({ quality: 55, effort: 1 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  }
}
