import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CategorizedWork, loadDemoWorks } from '../catalogue/load-demo-works.ts';
import { drawCover } from './compose-cover.ts';
import type { CoverDesign } from './cover-design.ts';
import { loadPlannedDesigns } from './draw-product-cover.ts';
import { MOTIFS } from './motifs/motifs.ts';
import { WORK_MOTIFS } from './work-motifs.ts';

/** The least number of different bits of 320. Two covers of different layouts differ in about 150. */
const minDistance = 56;
const [columns, rows] = [16, 20];

let works: CategorizedWork[];
let designs: Map<string, CoverDesign>;

beforeAll(async () => {
  [works, designs] = await Promise.all([loadDemoWorks(), loadPlannedDesigns()]);
});

/** A difference hash: whether each point of the small grey picture is darker than its neighbour. */
async function hashPicture(svg: string): Promise<boolean[]> {
  const card = await sharp(Buffer.from(svg)).resize(160, 200).flatten().png().toBuffer();
  const grey = await sharp(card)
    .greyscale()
    .resize(columns + 1, rows)
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_, index) => {
    const offset = Math.floor(index / columns) * (columns + 1) + (index % columns);
    return (grey[offset] ?? 0) < (grey[offset + 1] ?? 0);
  });
}

const distance = (one: boolean[], other: boolean[]) =>
  one.filter((bit, index) => bit !== other[index]).length;

describe('the covers of the demo shop', () => {
  test('no two are similar, on any page', async () => {
    const hashes = await Promise.all(
      works.map(async (work) => {
        const title =
          (work.editions.find(({ language }) => language === 'sv') ?? work.editions[0])?.title ?? '';
        return {
          work: work.work,
          hash: await hashPicture(drawCover({ ...work, title }, designs.get(work.work))),
        };
      }),
    );
    const alike = hashes.flatMap((one, index) =>
      hashes
        .slice(0, index)
        .map((other) => ({ pair: `${one.work} and ${other.work}`, bits: distance(one.hash, other.hash) }))
        .filter(({ bits }) => bits < minDistance),
    );
    expect(alike).toEqual([]);
  });

  test('books of an author differ in layout and motif', () => {
    const byAuthor = Map.groupBy(works, ({ author }) => author);
    for (const [author, ofAuthor] of byAuthor) {
      const layouts = ofAuthor.map(({ work }) => designs.get(work)?.layout);
      const motifs = ofAuthor.map(({ work }) => designs.get(work)?.motif);
      expect(new Set(layouts).size, author).toBe(layouts.length);
      expect(new Set(motifs).size, author).toBe(motifs.length);
    }
  });

  test('every book has a motif or a landscape that fits it', () => {
    const withoutMotif = works
      .filter(({ work }) => designs.get(work)?.motif === 'openBook')
      .map(({ work }) => work);
    expect(withoutMotif.length).toBeLessThan(6);
    for (const [work, motifs] of Object.entries(WORK_MOTIFS)) {
      expect(designs.has(work), work).toBe(true);
      for (const motif of motifs.split(' ')) expect(Object.keys(MOTIFS), work).toContain(motif);
    }
  });
});
