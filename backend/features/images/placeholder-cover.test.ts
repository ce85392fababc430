import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPlaceholderCover } from './placeholder-cover.ts';

describe('a placeholder cover', () => {
  test('is the same for the same product', () => {
    expect(drawPlaceholderCover({ id: 7 })).toBe(drawPlaceholderCover({ id: 7 }));
  });

  test('differs between 40 consecutive products', () => {
    const covers = Array.from({ length: 40 }, (_, id) => drawPlaceholderCover({ id }));
    expect(new Set(covers).size).toBe(40);
  });

  test('contains neither text nor references', () => {
    for (let id = 0; id < 40; id++)
      expect(drawPlaceholderCover({ id })).not.toMatch(/<text|<image|href|url\(|undefined/);
  });

  test('is a picture of 800 by 1000 with contrast', async () => {
    for (let id = 0; id < 40; id++) {
      const picture = sharp(Buffer.from(drawPlaceholderCover({ id })));
      expect(await picture.metadata()).toMatchObject({ format: 'svg', width: 800, height: 1000 });
      const { channels } = await sharp(await picture.resize(80).png().toBuffer()).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    }
  });
});
