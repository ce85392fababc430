import { expect, test } from 'vitest';
import { isbnOf, readBook, wholeRecord } from './onix-message.fixture.ts';

const record = wholeRecord('r1', isbnOf(1));

test.each([
  ['BC', 'B113', 'swe', 'paperback'],
  ['BC', 'B114', 'swe', 'large-paperback'],
  ['BC', '', 'swe', 'trade-paperback'],
  ['BC', '', 'fin', 'paperback'],
  ['BC', 'B106', 'eng', 'trade-paperback'],
  ['BB', 'B115', 'swe', 'hardback'],
  ['ED', 'E101', 'swe', 'ebook'],
  ['ED', 'E107', 'swe', 'ebook-pdf'],
  // A book of paper that a PDF accompanies.
  ['BB', 'E107', 'swe', 'hardback'],
])('product form %s with the detail "%s" in %s is the format %s', async (form, detail, language, format) => {
  const details = detail && `<ProductFormDetail>${detail}</ProductFormDetail>`;
  const xml = record
    .replace('<ProductForm>BB</ProductForm>', `<ProductForm>${form}</ProductForm>${details}`)
    .replace('LanguageCode>swe', `LanguageCode>${language}`);
  expect(await readBook(xml)).toMatchObject({ format });
});

test.each([
  [
    '<NamesBeforeKey>Kurt</NamesBeforeKey><KeyNames>Ek</KeyNames><SuffixToKey>Jr</SuffixToKey>',
    { name: 'Kurt Ek Jr', sortName: 'Ek, Kurt' },
  ],
  [
    '<KeyNames>Mao</KeyNames><NamesAfterKey>Zedong</NamesAfterKey>',
    { name: 'Mao Zedong', sortName: 'Mao Zedong' },
  ],
])('a name has all parts of %s', async (parts, author) => {
  const book = await readBook(record.replace(/<PersonNameInverted>.*<\/KeyNames>/, parts));
  expect(book.contributors.author).toMatchObject([author]);
});

test('a series can be named within the title only', async () => {
  const elements =
    '<TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Fyrarna</TitleText></TitleElement><TitleElement><TitleElementLevel>01</TitleElementLevel><PartNumber>12</PartNumber></TitleElement>';
  const xml = record
    .replace(/<Collection>.*<\/Collection>/s, '')
    .replace(/<TitleElement><TitleElementLevel>01.*?<\/TitleElement>/s, elements);
  expect(await readBook(xml)).toMatchObject({
    title: 'Fyrarna 12',
    series: { name: 'Fyrarna', number: '12' },
  });
});
