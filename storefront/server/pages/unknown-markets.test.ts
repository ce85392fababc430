import { expect, test } from 'vitest';
import type { MarketFacts } from '#storefront/session/markets/markets.ts';
import { createUnknownMarketReporter } from './unknown-markets.ts';

const markets = [{ alias: 'se' }, { alias: 'fi' }] as MarketFacts[];

function reporter() {
  const report = createUnknownMarketReporter();
  const messages: string[] = [];
  return {
    messages,
    visit: (alias: string | undefined, known = markets) =>
      report(alias, known, (error) => messages.push((error as Error).message)),
  };
}

test('a market that the shop does not have is reported once', () => {
  const { visit, messages } = reporter();
  for (const alias of ['se', 'zz', undefined, 'zz', 'fi']) visit(alias);
  expect(messages).toEqual(['The market "zz" of a visitor\'s cookie does not exist.']);
});

test('nothing is reported while the markets are not loaded, or for a value that cannot be an alias', () => {
  const { visit, messages } = reporter();
  visit('se', []);
  visit('<script>');
  visit('');
  expect(messages).toEqual([]);
});

test('a visitor cannot fill the log', () => {
  const { visit, messages } = reporter();
  for (let index = 0; index < 100; index++)
    visit(`x${String.fromCharCode(97 + (index % 26))}${'y'.repeat(index % 5)}`);
  expect(messages).toHaveLength(20);
});
