import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { runShopCommand } from './shop-command.fixture.ts';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = join(shop.folder, 'editor');
  await mkdir(folder);
});
afterAll(() => shop.close());

/** Called in the folder of the editor. */
const run = (...args: string[]) =>
  runShopCommand(shop, ['content', ...args], { environment: { INIT_CWD: folder } });

async function writeDocument(name: string, document: unknown): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify(document));
  return path;
}

const page = (key: string, more: object = {}, words = `<p>About ${key}.</p>`) => ({
  key,
  page: { sv: { alias: `${key}-sv`, title: 'Om' }, en: { alias: `${key}-en`, title: 'About' } },
  tags: ['menu'],
  ...more,
  containers: [
    {
      name: 'words',
      layout: 'full',
      widgets: [
        {
          name: 'Rich text',
          texts: { sv: { text: ['<p>Om oss.</p>', '<p>Mer.</p>'] }, en: { text: words } },
        },
      ],
    },
  ],
});

const query = `query ($alias: String, $preview: Boolean) {
  widgetArea(alias: $alias, preview: $preview, languageId: "en-GB") {
    title containers { widgets { name configuration images { fileName largestSize { imageWidth imageHeight } } } }
  }
}`;
async function fetchPage(alias: string, token?: string) {
  await shop.backend.refreshCatalogue();
  const headers: Record<string, string> = token
    ? { 'x-preview-token': token, 'x-apikey': shop.backend.ownApiKey }
    : {};
  const { data, errors } = await shop.query(query, { alias, preview: token !== undefined }, headers);
  expect(errors).toBeUndefined();
  return data.widgetArea;
}
const wordsOf = (area: { containers: { widgets: { configuration: string }[] }[] }) =>
  JSON.parse(area.containers[0]?.widgets[0]?.configuration ?? '{}').text;

describe('A page', () => {
  test('is a draft that its preview link shows, then published', async () => {
    await writeDocument('jobs.json', page('jobs'));
    const imported = await run('import', 'jobs.json');
    expect(imported).toEqual({ code: 0, out: 'Imported jobs as a draft.\n', errors: '' });
    expect(await fetchPage('jobs-en')).toBeNull();
    const { out: link } = await run('preview', 'jobs', '--hours=2');
    const { pathname, searchParams } = new URL(link);
    expect([pathname, searchParams.get('redirect')]).toEqual(['/preview-widgets', '/jobs-sv']);
    const token = searchParams.get('loginToken') ?? '';
    expect(wordsOf(await fetchPage('jobs-en', token))).toBe('<p>About jobs.</p>');
    const forgedToken = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await fetchPage('jobs-en', forgedToken)).toBeNull();
    expect(await run('publish', 'jobs')).toMatchObject({ code: 0, out: 'Published jobs.\n' });
    expect(wordsOf(await fetchPage('jobs-en'))).toBe('<p>About jobs.</p>');
    await run('import', await writeDocument('jobs.json', page('jobs', {}, '<p>New.</p>')));
    expect(wordsOf(await fetchPage('jobs-en'))).toBe('<p>About jobs.</p>');
    expect(wordsOf(await fetchPage('jobs-en', token))).toBe('<p>New.</p>');
    expect((await run('list')).out).toMatch(/^jobs +published \+ draft +\/jobs-en \/jobs-sv$/m);
  });

  test('is exported as it was imported, with its pictures', async () => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#abc' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    await writeFile(join(folder, 'team-photo.jpg'), picture);
    const document = page('team', { visible: { markets: ['se'], from: null } });
    document.containers[0]?.widgets.push({
      name: 'Image',
      settings: { image: { filename: 'team-photo.jpg', altText: 'Us' } },
    } as never);
    const file = await writeDocument('team.json', document);
    expect(await run('import', file, '--publish')).toMatchObject({
      code: 0,
      out: 'Imported team published, with team-photo.jpg.\n',
    });
    const [{ widgets }] = (await fetchPage('team-en')).containers;
    const [image] = widgets[1].images;
    expect(image).toMatchObject({ largestSize: { imageWidth: 600, imageHeight: 400 } });
    expect(JSON.parse(widgets[1].configuration).image.filename).toBe(image.fileName);
    const out = join(folder, 'out');
    expect((await run('export', 'out', 'team')).out.split('\n').slice(0, 2)).toEqual([
      'out/team.json',
      'out/team-photo.jpg',
    ]);
    expect(JSON.parse(await readFile(join(out, 'team.json'), 'utf8'))).toEqual(document);
    const first = await readFile(join(out, 'team-photo.jpg'));
    expect((await sharp(first).metadata()).exif).toBeUndefined();
    await run('import', join(out, 'team.json'), '--publish');
    const again = join(folder, 'again');
    await run('export', again, 'team');
    for (const name of ['team.json', 'team-photo.jpg'])
      expect(await readFile(join(again, name))).toEqual(await readFile(join(out, name)));
  });

  test('is unpublished, scheduled and removed', async () => {
    await run('import', await writeDocument('sale.json', page('sale')), '--publish');
    expect(await fetchPage('sale-en')).not.toBeNull();
    expect((await run('schedule', 'sale', '--from=2099-01-01T00:00:00+01:00')).code).toBe(0);
    expect(await fetchPage('sale-en')).toBeNull();
    expect((await run('list')).out).toMatch(/^sale +scheduled .*from 2098-12-31T23:00:00\.000Z$/m);
    expect((await run('schedule', 'sale', '--from=none')).code).toBe(0);
    expect(await fetchPage('sale-en')).not.toBeNull();
    expect((await run('unpublish', 'sale')).out).toMatch(/stays as a draft/);
    expect(await fetchPage('sale-en')).toBeNull();
    expect((await run('publish', 'sale')).code).toBe(0);
    expect((await run('remove', 'sale')).code).toBe(0);
    expect((await run('list')).out).not.toMatch(/^sale/m);
  });

  test('is not changed by a dry run', async () => {
    const file = await writeDocument('dry.json', page('dry'));
    expect((await run('import', file, '--publish', '--dry-run')).out).toBe('Would import dry published.\n');
    expect(await fetchPage('dry-en')).toBeNull();
  });

  test('loses active content; the command lists what was removed', async () => {
    const hostile = page('hostile', {}, '<p onclick="x">a<script>b</script></p>');
    const file = await writeDocument('hostile.json', hostile);
    const { out } = await run('import', file, '--publish');
    expect(out).toContain('containers.0.widgets.0.texts.en.text: removed onclick, <script>.');
    const { published } = await shop.db
      .selectFrom('widget_collection')
      .select('published')
      .where('collection_key', '=', 'hostile')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(published)).not.toMatch(/script|onclick/);
    expect(JSON.stringify(published)).toContain('["<p>Om oss.</p>","<p>Mer.</p>"]');
  });
});

describe('validation errors name file and field', () => {
  test('of a page', async () => {
    const file = await writeDocument('broken.json', { ...page('broken'), tag: [] });
    expect(await run('import', file)).toEqual({
      code: 1,
      out: '',
      errors: `${file}: tag: expected no key of this name, not "tag".\n`,
    });
    expect((await run('publish', 'nothing')).errors).toMatch(/^nothing: expected the key of a page/);
  });

  test('an alias leads to one page', async () => {
    await run('import', await writeDocument('one.json', page('one')), '--publish');
    const twin = { ...page('two'), page: { sv: { alias: 'one-sv', title: 'x' } } };
    expect((await run('import', await writeDocument('two.json', twin))).errors).toMatch(
      /page\.sv\.alias: expected an unused alias; one-sv belongs to one/,
    );
  });
});

describe('Menus', () => {
  test('are exported as they were imported', async () => {
    const out = join(folder, 'menus');
    expect((await run('menus', 'export', 'menus')).out).toContain('menus/top-bar.json');
    const path = join(out, 'main-desktop.json');
    const before = await readFile(path, 'utf8');
    expect(await run('menus', 'import', path)).toMatchObject({ code: 0 });
    await run('menus', 'export', 'menus', 'main-desktop');
    expect(await readFile(path, 'utf8')).toBe(before);
  });

  test('have labels, an order, hidden items, links to other sites and to new windows', async () => {
    const menu = {
      location: 'top-bar',
      title: { sv: 'Genvägar', en: 'Shortcuts' },
      items: [
        {
          type: 'custom',
          target: 'https://blog.example/',
          label: { en: 'Blog', sv: 'Blogg' },
          newWindow: true,
        },
        { type: 'category', target: 'crime', hidden: true },
        { type: 'custom', target: 'screen:news', label: { en: 'New' } },
      ],
    };
    expect((await run('menus', 'import', await writeDocument('top.json', menu))).out).toBe(
      'Replaced top-bar: 3 items.\n',
    );
    const { data } = await shop.query(`{ getMenuAtLocation(menuLocationId: "top-bar", languageId: "en-GB") {
      title menuItems { label canonicalUrl hidden targetBlank order } } }`);
    expect(data.getMenuAtLocation).toMatchObject({
      title: 'Shortcuts',
      menuItems: [
        { label: 'Blog', canonicalUrl: 'https://blog.example/', hidden: false, targetBlank: true, order: 0 },
        { hidden: true, targetBlank: false, order: 1 },
        { label: 'New', hidden: false, order: 2 },
      ],
    });
    const dead = { ...menu, items: [{ type: 'category', target: 'no-such-shelf' }] };
    expect((await run('menus', 'import', await writeDocument('dead.json', dead))).errors).toMatch(
      /dead\.json: items\.0\.target: expected the key of a category, not no-such-shelf/,
    );
  });
});
