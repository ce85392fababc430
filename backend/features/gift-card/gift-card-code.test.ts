import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayCode,
  formatGiftCardCode,
  generateGiftCardCode,
  giftCardKey,
  isGiftCardKey,
  readGiftCardCode,
} from './gift-card-code.ts';

const codes = fc.constant(null).map(generateGiftCardCode);

describe('The code of a gift card', () => {
  test('has five groups of four characters, and is never generated twice', () => {
    const generated = new Set(Array.from({ length: 2000 }, generateGiftCardCode));
    expect(generated.size).toBe(2000);
    for (const code of generated) {
      expect(formatGiftCardCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readGiftCardCode(code)).toBe(code);
    }
  });

  test('is read with any case and separators, and with letters that resemble digits', () => {
    const randomPart = '0123456789012345678';
    const symbols = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
    const whole = symbols
      .map((symbol) => randomPart + symbol)
      .find((candidate) => readGiftCardCode(candidate));
    if (!whole) throw new Error('None of the check characters is right.');
    const spoken = formatGiftCardCode(whole).toLowerCase().replaceAll('-', ' – ').replaceAll('0', 'o');
    expect(readGiftCardCode(` ${spoken.replaceAll('1', 'l')} `)).toBe(whole);
  });

  test('has a check character that detects every wrong character', () => {
    fc.assert(
      fc.property(
        codes,
        fc.nat(19),
        fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
        (code, index, symbol) => {
          const changed = code.slice(0, index) + symbol + code.slice(index + 1);
          expect(readGiftCardCode(changed)).toBe(changed === code ? code : null);
        },
      ),
    );
  });

  test('cannot be any other text', () => {
    for (const input of [
      '',
      'SUMMER',
      'GC:00',
      giftCardKey('X'),
      '1'.repeat(21),
      'U'.repeat(20),
      '🎁'.repeat(10),
    ])
      expect(readGiftCardCode(input)).toBeNull();
  });

  test('is stored as a key from which it cannot be read, and displayed by its last characters', () => {
    const code = generateGiftCardCode();
    expect(giftCardKey(code)).toMatch(/^GC:[0-9A-F]{64}$/);
    expect(giftCardKey(code)).not.toContain(code);
    expect(isGiftCardKey(giftCardKey(code))).toBe(true);
    expect(displayCode(giftCardKey(code), 'ABCD')).toBe('•••• ABCD');
    expect(displayCode('SUMMER', null)).toBe('SUMMER');
  });
});
