import { describe, expect, test } from 'vitest';
import { contentPictures } from './content-pictures.ts';
import { checkPage } from './import-page.ts';
import { readStoredFile } from './page-file.ts';
import { readPage } from './read-page.ts';

const page = { key: 'jobs', page: { sv: { alias: 'jobb', title: 'Jobb' } }, containers: [] };
const withWidget = (widget: object) => ({ ...page, containers: [{ name: 'a', widgets: [widget] }] });
const check = (document: unknown) => checkPage(document, 'jobs.json', contentPictures([]));

describe('A page file', () => {
  test.each([
    [null, /^jobs\.json: expected Object/],
    [{ ...page, tag: [] }, /^jobs\.json: tag: expected nothing of that name/],
    [{ ...page, key: 'Not a key' }, /^jobs\.json: key: expected small letters/],
    [{ ...page, page: {} }, /^jobs\.json: page: expected a title in at least one/],
    [{ ...page, page: { sv: { title: 'x' } } }, /^jobs\.json: expected an alias in each language/],
    [{ ...page, page: { de: { title: 'x' } } }, /^jobs\.json: page\.de: expected nothing of that name/],
    [{ ...page, visible: { from: 'soon' } }, /visible\.from: expected a moment with its zone/],
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
      /containers\.0\.widgets\.0\.texts\.sv\.text: expected something here/,
    ],
    [
      withWidget({ name: 'Image', settings: { image: { filename: 'gone.jpg' } } }),
      /settings\.image\.filename: expected a picture that the shop has, not gone\.jpg/,
    ],
    [
      withWidget({ name: 'Rich text', settings: { text: '', clasNames: 'wide' } }),
      /settings\.clasNames: expected nothing of that name; there are .*classNames/,
    ],
    [
      withWidget({ name: 'Buttons', texts: { sv: { buttons: [{ buttonText: 'a', url: '/a', txt: 'b' }] } } }),
      /containers\.0\.widgets\.0\.texts\.sv\.buttons\.0\.txt: expected nothing of that name/,
    ],
    [
      withWidget({
        name: 'JSON',
        settings: { templateName: 'cards-simple', json: { cards: [{ title: 'a', constructor: 'b' }] } },
      }),
      /settings\.json\.cards\.0\.constructor: expected nothing of that name/,
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
  ])('says where it is wrong, and what is expected there: %#', (document, sentence) => {
    expect(() => check(document)).toThrow(sentence);
  });

  test('that was stored with a setting of no meaning is shown without it', () => {
    const stored = withWidget({ name: 'Rich text', settings: { text: 'a', clasNames: 'wide' } });
    const { file } = readStoredFile(stored, 'jobs');
    const { page, faults } = readPage(1, file, contentPictures([]));
    expect(faults).toEqual([]);
    const shown = page.containers[0]?.widgets[0]?.inLanguage.get('sv-SE');
    expect(JSON.parse(shown?.configuration ?? '')).not.toHaveProperty('clasNames');
  });

  test('tells all that is wrong with it at once', () => {
    const widgets = ['Buttons', 'Image', 'Rich text'].map((name) => ({ name }));
    expect(() => check({ ...page, containers: [{ name: 'a', widgets }] })).toThrow(
      /widgets\.0.*widgets\.1.*widgets\.2/s,
    );
  });

  test('is stored as it was written when nothing is wrong', () => {
    const document = withWidget({ name: 'Rich text', texts: { sv: { text: ['<p>a</p>', '<p>b</p>'] } } });
    expect(check(document).document).toBe(document);
  });
});
