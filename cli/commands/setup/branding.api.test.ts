import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePicture } from '#backend/features/picture/sample-pictures.fixture.ts';
import { ICON_SIZES, type IconVersion, versionName } from '#contract/shop/branding.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" fill="#0a5c46"/></svg>';
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
);

let shop: TestShop;
let inFolder: (name: string) => string;
beforeAll(async () => {
  shop = await openTestShop();
  const folder = join(shop.folder, 'design');
  inFolder = (name) => join(folder, name);
  await mkdir(folder);
  await writeFile(inFolder('logo.svg'), svg);
  await writeFile(inFolder('icon.png'), await samplePicture({ width: 600, height: 600, format: 'png' }));
  await writeFile(inFolder('share.jpg'), await samplePicture({ width: 1600, height: 900 }));
  await copyFile(fontFile, inFolder('own.woff2'));
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, args);
const settingsOf = async () => JSON.parse((await run('settings', 'export', '-')).out).shop.branding;

async function fetchFile(name: string) {
  const response = await shop.backend.fetch(new Request(`http://shop.test/branding/${name}`));
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('the files of the shop', () => {
  test('are stored by their content and cached for ever', async () => {
    expect(await run('branding', 'set', 'logo', inFolder('logo.svg'))).toMatchObject({ code: 0, errors: '' });
    const { logo } = await settingsOf();
    expect(logo).toMatch(/^[\da-f]{16}-300x80\.svg$/);
    const { status, headers, bytes } = await fetchFile(logo);
    expect([status, bytes.toString()]).toEqual([200, svg]);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await run('branding', 'list')).out).toContain(`/branding/${logo}`);
  });

  test('of an icon have every size', async () => {
    expect(await run('branding', 'set', 'icon', inFolder('icon.png'))).toMatchObject({ code: 0 });
    const { icon } = await settingsOf();
    for (const [version, size] of Object.entries(ICON_SIZES)) {
      const { bytes } = await fetchFile(versionName(icon, version as IconVersion));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  test('of a share picture have the size that link previews need', async () => {
    expect(await run('branding', 'set', 'share-picture', inFolder('share.jpg'))).toMatchObject({ code: 0 });
    const { sharePicture } = await settingsOf();
    const { bytes } = await fetchFile(versionName(sharePicture, 'share'));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('of a font have the metrics of its fallback', async () => {
    const set = await run('branding', 'set', 'sans-font', inFolder('own.woff2'), '--weights', '400 900');
    expect(set).toMatchObject({ code: 0 });
    const { sansFont } = await settingsOf();
    expect(sansFont).toMatchObject({ file: expect.stringMatching(/\.woff2$/), weights: '400 900' });
    expect(sansFont.metrics.sizeAdjust).toBeGreaterThan(90);
    expect(sansFont.metrics.sizeAdjust).toBeLessThan(115);
    expect((await fetchFile(sansFont.file)).headers.get('content-type')).toBe('font/woff2');
  });

  test('are exported beside the settings, and importing them changes nothing', async () => {
    const file = inFolder('settings.json');
    await run('settings', 'export', file);
    const { branding } = JSON.parse(await readFile(file, 'utf8')).shop;
    expect(branding.logo).toMatch(/^branding\//);
    expect(await readFile(inFolder(branding.logo), 'utf8')).toBe(svg);
    expect((await run('settings', 'import', file)).out).toBe('The file has the same settings as the shop.\n');
  });

  test('can be replaced in a settings file, and removed', async () => {
    const file = inFolder('settings.json');
    await writeFile(inFolder('new-logo.svg'), svg.replaceAll('300', '200'));
    const settings = JSON.parse(await readFile(file, 'utf8'));
    settings.shop.branding.logo = 'new-logo.svg';
    await writeFile(file, JSON.stringify(settings));
    expect((await run('settings', 'import', file, '--yes')).out).toMatch(
      /~ shop\.branding\.logo: .*-300x80\.svg → .*-200x80\.svg/,
    );
    expect(await run('branding', 'remove', 'logo')).toMatchObject({ code: 0 });
    expect(await settingsOf()).not.toHaveProperty('logo');
  });
});

test.each<[string, string, string | (() => Promise<Buffer>), string]>([
  ['icon', 'wide.png', () => samplePicture({ width: 600, height: 500, format: 'png' }), 'must be a square'],
  ['icon', 'small.png', () => samplePicture({ width: 200, height: 200, format: 'png' }), 'at least 512'],
  ['share-picture', 'small.jpg', () => samplePicture({ width: 600, height: 315 }), 'at least 1200 × 630'],
  ['logo', 'script.svg', svg.replace('<rect', '<script>alert(1)</script><rect'), 'has a script'],
  [
    'logo',
    'linked.svg',
    svg.replace('<rect', '<image href="https://evil.example/a.png"/><rect'),
    'link to another file',
  ],
  ['logo', 'text.png', 'not a picture', 'This is not a picture'],
  ['serif-font', 'font.ttf', 'not a font', 'must be a woff2 file'],
])('a %s from %s is rejected, and nothing changes', async (part, name, content, message) => {
  await writeFile(inFolder(name), typeof content === 'string' ? content : await content());
  const before = await settingsOf();
  expect(await run('branding', 'set', part, inFolder(name))).toMatchObject({
    code: 1,
    errors: expect.stringContaining(message),
  });
  expect(await settingsOf()).toEqual(before);
});

test('a missing file and an unknown part are explained', async () => {
  expect((await run('branding', 'set', 'logo', inFolder('none.svg'))).errors).toContain('there is no file');
  expect((await run('branding', 'set', 'banner', inFolder('logo.svg'))).errors).toContain(
    'Expected one of logo,',
  );
  for (const name of ['0123456789abcdef-1x1.png', '..%2fsecret.png', 'x.svg'])
    expect((await fetchFile(name)).status).toBe(404);
});
