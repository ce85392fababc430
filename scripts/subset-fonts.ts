// Writes the two fonts that every page loads into storefront/theme/fonts: the characters of the five languages, and the
// weights that the theme uses. Run again after an update of the font packages. storefront/theme/fonts.test.ts checks them.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CORE_CHARACTERS } from '#storefront/theme/core-characters.ts';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: Record<string, number | { min: number; max: number }> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
// The package has no types.
const subsetFont: SubsetFont = require('subset-font');
const folder = join(import.meta.dirname, '../storefront/theme/fonts');

const fonts = [
  { name: 'fraunces', weight: 500 },
  { name: 'schibsted-grotesk', weight: { min: 400, max: 600 } },
];

for (const { name, weight } of fonts) {
  const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(await readFile(file), CORE_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(join(folder, `${name}-core.woff2`), subset);
  process.stdout.write(`${name}-core.woff2: ${subset.byteLength} bytes\n`);
}
