import { describe, expect, test } from 'vitest';
import { inChunks } from '../csv/bytes.fixture.ts';
import type { Element } from './element.ts';
import { isbnOf, messageOf, wholeRecord } from './onix-message.fixture.ts';
import { readMessage } from './read-message.ts';

async function read(xml: string): Promise<Element[]> {
  const elements: Element[] = [];
  for await (const element of readMessage(inChunks(xml, 1000))) elements.push(element);
  return elements;
}

const message = (body: string) => `<ONIXMessage release="3.0"><Header/>${body}</ONIXMessage>`;

test('reference and short tags of both releases give the same records', async () => {
  const records = wholeRecord('a', isbnOf(1)) + wholeRecord('b', isbnOf(2));
  const [reference, short] = await Promise.all([
    read(messageOf(records, { release: '3.1' })),
    read(messageOf(records, { isShort: true })),
  ]);
  expect(short).toEqual(reference);
  expect(reference.map(({ name }) => name)).toEqual(['Header', 'Product', 'Product']);
});

describe('rejects with one message', () => {
  const deep = `${'<p>'.repeat(70)}${'</p>'.repeat(70)}`;
  test.each([
    ['a DOCTYPE', `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${message('&b;')}`, /has a DOCTYPE/],
    ['an undeclared entity', message('<Product>&b;</Product>'), /not well-formed XML \(.*entity/],
    ['a file that ends too early', message('<Product>').slice(0, -20), /not well-formed XML/],
    ['too many levels', message(`<Product>${deep}</Product>`), /more than 64 levels/],
    ['too many elements', message(`<Product>${'<p/>'.repeat(50_001)}</Product>`), /more than 50000 elements/],
    [
      'an endless record',
      message(`<Product>${'x'.repeat(5_100_000)}</Product>`),
      /larger than 5000000 bytes/,
    ],
    ['other XML', '<html/>', /not an ONIX message: its root is "html"/],
    ['ONIX 2.1', '<ONIXMessage release="2.1"/>', /release "2.1"/],
  ])('%s', async (_, xml, reason) => {
    await expect(read(xml)).rejects.toThrow(reason);
  });
});
