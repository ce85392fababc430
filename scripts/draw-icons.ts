// Draws the icons of the app and the share picture from the favicon into storefront/public. Run again when the favicon has
// changed. They show no name, because every shop without icons of its own uses them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_COLOURS } from '#contract/shop/colours.ts';

const folder = join(import.meta.dirname, '../storefront/public');
const favicon = await readFile(join(folder, 'favicon.svg'));

/**
 * The favicon takes `share` of the square. The rest is background, which a phone may crop to any shape. The favicon is
 * 32 pixels wide at a density of 72, so a higher density renders it in the needed size.
 */
async function draw(name: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const picture = await sharp(favicon, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer();
  await sharp({
    create: {
      width: size,
      height: size,
      channels: 4,
      background: share < 1 ? DEFAULT_COLOURS.strip.light : '#0000',
    },
  })
    .composite([{ input: picture }])
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}

for (const size of [192, 512]) {
  await draw(`icon-${size}`, size, 1);
  await draw(`icon-maskable-${size}`, size, 0.72);
}
await draw('apple-touch-icon', 180, 0.86);

const sharePicture = await sharp(favicon, { density: (72 * 400) / 32 })
  .resize(400, 400)
  .toBuffer();
await sharp({ create: { width: 1200, height: 630, channels: 3, background: DEFAULT_COLOURS.strip.light } })
  .composite([{ input: sharePicture }])
  .jpeg({ quality: 85 })
  .toFile(join(folder, 'meta-image-fallback.jpg'));
