import { describe, expect, test } from 'vitest';
import { checkPage } from '../management/import-page.ts';
import { createPictureIndex } from '../pictures/picture-index.ts';
import { parseStoredPageFile } from './page-file.ts';
import { preparePage } from './prepare-page.ts';

const page = { key: 'jobs', page: { sv: { alias: 'jobb', title: 'Jobb' } }, containers: [] };
const withWidget = (widget: object) => ({ ...page, containers: [{ name: 'a', widgets: [widget] }] });
const check = (document: unknown) => checkPage(document, 'jobs.json', createPictureIndex([]));

describe('A page file', () => {
  test.each([
    [null, /^jobs\.json: expected Object/],
    [{ ...page, tag: [] }, /^jobs\.json: tag: expected no key of this name/],
    [{ ...page, key: 'Not a key' }, /^jobs\.json: key: expected lower-case letters/],
    [{ ...page, page: {} }, /^jobs\.json: page: expected a title in at least one/],
    [{ ...page, page: { sv: { title: 'x' } } }, /^jobs\.json: expected an alias in each language/],
    [{ ...page, page: { de: { title: 'x' } } }, /^jobs\.json: page\.de: expected no key of this name/],
    [{ ...page, visible: { from: 'soon' } }, /visible\.from: expected a time with its zone/],
    [
      { ...page, visible: { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' } },
      /visible: expected "from" before "to"/,
    ],
    [{ ...page, visible: { filters: [{ key: 'Shelf', value: 'x' }] } }, /visible\.filters\.0\.key: expected/],
    [withWidget({ name: 'Carousel' }), /containers\.0\.widgets\.0\.name: expected/],
    [
      withWidget({ name: 'Buttons', settings: { buttons: [] } }),
      /containers\.0\.widgets\.0\.settings\.buttons: expected/,
    ],
    [
      withWidget({ name: 'Rich text', settings: { classNames: '' }, texts: { sv: {} } }),
      /containers\.0\.widgets\.0\.texts\.sv\.text: expected a value, but it is missing/,
    ],
    [
      withWidget({ name: 'Image', settings: { image: { filename: 'gone.jpg' } } }),
      /settings\.image\.filename: expected a picture that the shop has, not gone\.jpg/,
    ],
    [
      withWidget({ name: 'Rich text', settings: { text: '', clasNames: 'wide' } }),
      /settings\.clasNames: expected no setting of this name; there are .*classNames/,
    ],
    [
      withWidget({ name: 'Buttons', texts: { sv: { buttons: [{ buttonText: 'a', url: '/a', txt: 'b' }] } } }),
      /containers\.0\.widgets\.0\.texts\.sv\.buttons\.0\.txt: expected no setting of this name/,
    ],
    [
      withWidget({
        name: 'JSON',
        settings: { templateName: 'cards-simple', json: { cards: [{ title: 'a', constructor: 'b' }] } },
      }),
      /settings\.json\.cards\.0\.constructor: expected no setting of this name/,
    ],
    [
      withWidget({ name: 'Product list', settings: { searchParameters: { shelf: 1 } } }),
      /settings\.searchParameters: expected a FilterInputType/,
    ],
    [
      withWidget({
        name: 'JSON',
        settings: { templateName: 'form', json: { fields: [{ name: 'a', label: 'A' }] } },
      }),
      /settings\.json\.sendFormToEmail: expected an e-mail address/,
    ],
    [
      withWidget({ name: 'JSON', settings: { templateName: 'cards-rich', json: '{' } }),
      /settings\.json: expected JSON/,
    ],
  ])('is rejected with the path of the issue and the expected value: %#', (document, message) => {
    expect(() => check(document)).toThrow(message);
  });

  test('that was stored with an unknown setting is displayed without it', () => {
    const stored = withWidget({ name: 'Rich text', settings: { text: 'a', clasNames: 'wide' } });
    const { file } = parseStoredPageFile(stored, 'jobs');
    const { page, issues } = preparePage(1, file, createPictureIndex([]));
    expect(issues).toEqual([]);
    const widget = page.containers[0]?.widgets[0]?.inLanguage.get('sv-SE');
    expect(JSON.parse(widget?.configuration ?? '')).not.toHaveProperty('clasNames');
  });

  test('is rejected with all issues at once', () => {
    const widgets = ['Buttons', 'Image', 'Rich text'].map((name) => ({ name }));
    expect(() => check({ ...page, containers: [{ name: 'a', widgets }] })).toThrow(
      /widgets\.0.*widgets\.1.*widgets\.2/s,
    );
  });

  test('is stored unchanged when it is valid', () => {
    const document = withWidget({ name: 'Rich text', texts: { sv: { text: ['<p>a</p>', '<p>b</p>'] } } });
    expect(check(document).document).toBe(document);
  });
});
