import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';
import { drawPortrait } from './draw-portrait.ts';
import { portraitFeatures } from './portrait-features.ts';

const portraits = Object.entries(portraitFeatures).map(([author, features], index) => ({
  author,
  name: `portrait-${slug(author)}`,
  draw: () => drawPortrait(features, index),
}));

/** Authors with a biography get a drawn portrait; others have their initials on the page. */
export async function seedPortraits(db: Database): Promise<void> {
  for (const { author, name } of portraits)
    await db
      .updateTable('contributor')
      .set({ image: `${name}.webp` })
      .where('name', '=', author)
      .execute();
}

/** The SVG of a picture by its file name without ending; undefined for other pictures. */
export function drawPortraitOf(pictureName: string): string | undefined {
  return portraits.find(({ name }) => name === pictureName)?.draw();
}
