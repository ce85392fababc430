import sharp from 'sharp';
import { expect, test } from 'vitest';
import { biographies } from '../contributors/biographies.ts';
import { portraitFeatures } from './portrait-features.ts';
import { drawPortraitOf } from './portraits.ts';

test('every author with a biography has a portrait', () => {
  expect(Object.keys(portraitFeatures).sort()).toEqual(Object.keys(biographies).sort());
});

test('no two portraits are the same', () => {
  const drawn = Object.values(portraitFeatures).map((features) => JSON.stringify(features));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a portrait is a square picture', async () => {
  const svg = drawPortraitOf('portrait-astrid-lindgren') ?? '';
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 400, height: 400 });
  expect(drawPortraitOf('portrait-nobody')).toBeUndefined();
});
