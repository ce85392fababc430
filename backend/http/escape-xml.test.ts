import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

function parse(xml: string): { text: string; attribute: string } {
  const parsed = { text: '', attribute: '' };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    parsed.attribute = String(attributes.value);
  });
  parser.on('text', (text) => {
    parsed.text += text;
  });
  parser.write(xml).close();
  return parsed;
}

const elementWith = (text: string) => `<e value="${escapeXml(text)}">${escapeXml(text)}</e>`;

test.each(['<b> & "c" \'d\' ]]>', 'Åsa 😀 村上', 'two\r\nlines'])(
  'a parser reads the same text: %j',
  (text) => {
    expect(parse(elementWith(text)).text).toBe(text);
  },
);

test('characters that XML does not allow are left out', () => {
  const text = 'a\u0000b\u0008c\ufffed\uffffe\ud800f\u007fg';
  expect(parse(elementWith(text))).toEqual({ text: 'abcdefg', attribute: 'abcdefg' });
});
