import { describe, expect, test } from 'vitest';
import { isbnOf, readBook, readProduct, wholeRecord } from './onix-message.fixture.ts';
import { includesCountry } from './territory.ts';

const record = wholeRecord('r1', isbnOf(1));

test('a whole record becomes a book', async () => {
  expect(await readBook(record)).toEqual({
    line: 1,
    key: 'sender:r1',
    gtin: isbnOf(1),
    articleNumber: undefined,
    generatedArticleNumber: isbnOf(1),
    title: 'Den släckta fyren: Ett fall för Signe Brask',
    format: 'hardback',
    contributors: {
      author: [
        {
          name: 'Ida af Holmgård',
          sortName: 'Holmgård, Ida af',
          isni: undefined,
          biographies: new Map([
            ['sv', 'Författare i Malmö.'],
            [undefined, 'Författare i Malmö.'],
          ]),
        },
      ],
      translator: [{ name: 'Nils Ekvall', isni: undefined }],
      illustrator: [],
      narrator: [],
      editor: [],
    },
    languages: ['sv'],
    originalLanguages: ['da'],
    pages: 352,
    runningMinutes: undefined,
    heightMm: 215,
    widthMm: 135,
    thicknessMm: 30,
    weightGrams: 510,
    thema: ['FFP', '1DND'],
    keywords: ['fyrar', 'öar'],
    ages: { from: 12 },
    series: { name: 'Saltömorden', number: '2' },
    descriptions: new Map([
      ['sv', 'Fyren slocknar. Signe reser dit.\n\nHav & tystnad.'],
      [undefined, 'Fyren slocknar. Signe reser dit.\n\nHav & tystnad.'],
    ]),
    summaries: new Map([
      ['sv', 'Fyren slocknar.'],
      [undefined, 'Fyren slocknar.'],
    ]),
    excerpts: new Map([[undefined, 'Det var en natt.']]),
    reviewQuotes: ['Lysande. – Exempelbladet'],
    awards: ['Fyrpriset 2025'],
    links: {
      picture: [`https://media.example.com/${isbnOf(1)}.jpg`],
      sample: [`https://media.example.com/${isbnOf(1)}.epub`],
    },
    publisher: 'Exempelförlaget',
    imprint: 'Exempel Krim',
    year: 2019,
    publicationDate: '2026-01',
    work: { key: 'sender:Exempel-verk:W-släckta fyren', canChangeGroup: false, relatedIsbns: [] },
    availability: 'available',
    stock: 120,
    expectedOn: null,
    // Recommended with tax, and without tax plus 25 %. There are no rights for Denmark.
    prices: new Map([
      [1, { regular: 24_900, selling: 24_900 }],
      [2, { regular: 25_000, selling: 25_000 }],
    ]),
    accessibility: [],
    safetyWarnings: [],
    fixedPrices: new Map([
      ['se', null],
      ['no', null],
      ['dk', null],
    ]),
    missingPrices: 'delete',
    parameters: new Map(),
    warnings: [],
  });
});

describe('a block update', () => {
  const update = record
    .replace('<NotificationType>03', '<NotificationType>04')
    .replace(/<DescriptiveDetail>.*<\/RelatedMaterial>/s, '');

  test('has only the fields of its blocks', async () => {
    const book = await readBook(update);
    expect(book).toMatchObject({ contributors: {}, stock: 120, missingPrices: 'delete' });
    expect(book.title).toBeUndefined();
    expect(book.thema).toBeUndefined();
    expect(book.publicationDate).toBeUndefined();
  });

  test('of one market keeps the prices of the others', async () => {
    const supply = (territory: string) =>
      `<ProductSupply><MarketReference>m</MarketReference><Market><Territory>${territory}</Territory></Market>`;
    const swedish = supply('<CountriesIncluded>SE</CountriesIncluded>');
    const partial = await readBook(update.replace('<ProductSupply>', swedish));
    expect(partial).toMatchObject({
      missingPrices: 'keep',
      prices: new Map([[1, { regular: 24_900, selling: 24_900 }]]),
      fixedPrices: new Map([['se', null]]),
      marketUpdate: { markets: new Set(['se']), supply: { availability: 'available', stock: 120 } },
    });
    expect(partial.stock).toBeUndefined();
    const all = supply('<RegionsIncluded>WORLD</RegionsIncluded>');
    const complete = await readBook(update.replace('<ProductSupply>', all));
    expect(complete).toMatchObject({ missingPrices: 'delete', stock: 120 });
  });

  test('without supply keeps stock and prices', async () => {
    const book = await readBook(update.replace(/<ProductSupply>.*<\/ProductSupply>/s, '<RelatedMaterial/>'));
    expect(book).toMatchObject({ missingPrices: 'keep', work: undefined });
    expect(book.stock).toBeUndefined();
  });
});

describe('values', () => {
  const change = (from: string | RegExp, to: string) => readBook(record.replace(from, to));

  test.each([
    ['ED', 'ebook'],
    ['AJ', 'audio'],
    ['AC', 'Audio CD'],
    ['BH', 'Board book'],
    ['PC', 'Calendar'],
  ])('product form %s is the format %s', async (form, format) => {
    expect(await change('<ProductForm>BB', `<ProductForm>${form}`)).toMatchObject({ format });
  });

  test.each([
    ['31', { availability: 'later' }],
    ['20', { availability: 'to-order' }],
    ['51', { availability: 'unavailable' }],
    ['99', { availability: undefined }],
  ])('availability %s', async (code, expected) => {
    expect(await change('ProductAvailability>21', `ProductAvailability>${code}`)).toMatchObject(expected);
  });

  test('a cancelled book is not available, whatever its supplier states', async () => {
    expect(await change('PublishingStatus>04', 'PublishingStatus>01')).toMatchObject({
      availability: 'unavailable',
    });
  });

  test.each([
    ['09', '512', '05', 512],
    ['09', '0083210', '16', 512],
    ['09', '00832', '15', 512],
  ])('a running time of type %s, %s in unit %s', async (type, value, unit, runningMinutes) => {
    const extent = `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;
    expect(await change('<Extent>', `${extent}<Extent>`)).toMatchObject({ runningMinutes, pages: 352 });
  });

  test('a price is valid within its dates', async () => {
    const dated = (role: string) =>
      `<CurrencyCode>SEK</CurrencyCode><PriceDate><PriceDateRole>${role}</PriceDateRole><Date>20260119</Date></PriceDate>`;
    const first = /<CurrencyCode>SEK<\/CurrencyCode>/;
    expect((await change(first, dated('14'))).prices.has(1)).toBe(true);
    expect((await change(first, dated('15'))).prices.has(1)).toBe(false);
  });

  test('a supply of several markets respects the exclusions of each', async () => {
    const market = (territory: string) => `<Market><Territory>${territory}</Territory></Market>`;
    const markets = `${market('<RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>NO</CountriesExcluded>')}${market('<CountriesIncluded>FI</CountriesIncluded>')}`;
    const { prices } = await change('<ProductSupply>', `<ProductSupply>${markets}`);
    expect([...prices.keys()]).toEqual([1]);
  });

  test('an unknown language or product form is a warning', async () => {
    const book = await change('LanguageCode>swe', 'LanguageCode>qqz');
    expect(book).toMatchObject({ languages: ['qqz'], warnings: ['The language "qqz" is not known.'] });
    const other = await change('<ProductForm>BB', '<ProductForm>00');
    expect(other.warnings).toEqual(['The product form "00" is not known.']);
  });

  test('a script in escaped HTML is removed', async () => {
    const html = '<![CDATA[<p>One</p><script>alert(1)</script><p onclick="x">Two &amp; three</p>]]>';
    const book = await change(/<p>Fyren.*?tystnad\.<\/p>/s, html);
    expect(book.descriptions.get('sv')).toBe('One\n\nTwo & three');
  });
});

test('a deletion deactivates', async () => {
  const deletion = record.replace('<NotificationType>03', '<NotificationType>05');
  expect(await readBook(deletion)).toMatchObject({
    isActive: false,
    missingPrices: 'keep',
  });
});

test.each([
  [
    'a wrong check digit',
    record.replace(isbnOf(1), '9789100000000'),
    { reasons: [expect.stringMatching(/check digit/)] },
  ],
  [
    'no title',
    record.replace(
      /<TitleDetail><TitleType>01<\/TitleType><TitleElement><TitleElementLevel>01.*?<\/TitleDetail>/s,
      '',
    ),
    { reasons: [expect.stringMatching(/no title/)] },
  ],
  [
    'no reference',
    record.replace(/<RecordReference>.*?<\/RecordReference>/, ''),
    { reasons: [expect.stringMatching(/RecordReference/)] },
  ],
  [
    'an unknown type',
    record.replace('NotificationType>03', 'NotificationType>77'),
    { reasons: [expect.stringMatching(/"77"/)] },
  ],
  [
    'a test',
    record.replace('NotificationType>03', 'NotificationType>88'),
    { ignored: expect.stringMatching(/test/) },
  ],
  [
    'material for the trade',
    record.replace('<ProductForm>BB', '<ProductForm>XE'),
    { ignored: expect.stringMatching(/trade/) },
  ],
])('a record with %s is not imported', async (_, xml, expected) => {
  expect(await readProduct(xml)).toEqual(expected);
});

test('countries and regions of a territory are included and excluded', () => {
  const world = {
    countries: [],
    regions: ['WORLD'],
    withoutCountries: ['DK'],
    withoutRegions: ['ECZ', 'GB-NIR'],
  };
  const included = (territory: typeof world) =>
    ['SE', 'FI', 'DK', 'GB'].filter((country) => includesCountry(territory, country));
  expect(included(world)).toEqual(['SE', 'GB']);
  expect(included({ ...world, regions: ['ECZ'], withoutRegions: [] })).toEqual(['FI']);
});
