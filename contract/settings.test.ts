import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { boolean, integer, oneOf, text, url } from './settings.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const read = (schema: Schema, value: unknown) => v.parse(schema, value);
const errors = (schema: Schema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

const empty = [undefined, '', ' ', '\t\n'];

describe('text', () => {
  const alias = text('MARKET', 'se', { pattern: /^[a-z]{2}$/, description: 'two letters' });

  test('is read unchanged', () => {
    expect(read(text('NAME', 'x'), ' any text ')).toBe(' any text ');
    expect(read(alias, 'dk')).toBe('dk');
  });

  test.each(empty)('%j is treated as not set', (value) => {
    expect(read(text('NAME', 'fallback'), value)).toBe('fallback');
    expect(read(alias, value)).toBe('se');
  });

  test('of another format is rejected in one sentence', () => {
    expect(errors(alias, 'Sweden')).toEqual(['MARKET must be two letters, not "Sweden".']);
  });

  test('is shortened in the error', () => {
    expect(errors(alias, 'x'.repeat(500))).toEqual([`MARKET must be two letters, not "${'x'.repeat(60)}…".`]);
  });
});

describe('integer', () => {
  const port = integer('PORT', 1, 65_535, 3000);

  test.each([
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
    ['0080', 80],
  ])('reads %s as %i', (value, number) => {
    expect(read(port, value)).toBe(number);
  });

  test.each(empty)('%j is treated as not set', (value) => {
    expect(read(port, value)).toBe(3000);
    expect(read(integer('API_PORT', 1, 10), value)).toBeUndefined();
  });

  test.each(['0', '65536', '-1', '1.5', '1e3', '0x10', '٣', 'http', '80 ', '9999999999', 'Infinity', 'NaN'])(
    '%s is rejected in one sentence',
    (value) => {
      expect(errors(port, value)).toEqual([`PORT must be a whole number from 1 to 65535, not "${value}".`]);
    },
  );

  test('the fallback may be 0', () => {
    expect(read(integer('CACHE', 0, 9, 0), undefined)).toBe(0);
  });

  test('accepts the values between the bounds only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (number) => {
        expect(errors(port, String(number)).length === 0).toBe(number >= 1 && number <= 65_535);
      }),
    );
  });
});

describe('boolean', () => {
  const isOn = boolean('DETECT', true);

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('reads %s as %s', (value, expected) => {
    expect(read(isOn, value)).toBe(expected);
  });

  test.each(empty)('%j is treated as not set', (value) => {
    expect(read(isOn, value)).toBe(true);
    expect(read(boolean('DETECT', false), value)).toBe(false);
  });

  test.each(['yes', 'TRUE', 'on', '2'])('%s is rejected in one sentence', (value) => {
    expect(errors(isOn, value)).toEqual([`DETECT must be true or false, not "${value}".`]);
  });
});

describe('oneOf', () => {
  const locale = oneOf('LOCALE', ['sv', 'da'], 'sv');

  test('reads a listed value', () => {
    expect(read(locale, 'da')).toBe('da');
  });

  test.each(empty)('%j is treated as not set', (value) => {
    expect(read(locale, value)).toBe('sv');
  });

  test.each(['de', 'SV', ' sv'])('%s is rejected in one sentence that lists the values', (value) => {
    expect(errors(locale, value)).toEqual([`LOCALE must be one of sv, da, not "${value}".`]);
  });
});

describe('url', () => {
  const database = url('DATABASE_URL', ['postgres', 'postgresql']);

  test.each(['postgres://shop:secret@db.example:5432/kvarto', 'postgresql:///kvarto?host=/tmp'])(
    'reads %s',
    (value) => {
      expect(read(database, value)).toBe(value);
    },
  );

  test.each(empty)('%j is treated as not set', (value) => {
    expect(read(database, value)).toBeUndefined();
  });

  test.each(['db.example', 'http://db.example', 'postgres', 'mysql://shop@db.example/x', '//db.example'])(
    '%s is rejected in one sentence',
    (value) => {
      expect(errors(database, value)).toEqual([
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      ]);
    },
  );

  test.each([
    'mysql://shop:hunter2@db.example/kvarto',
    'shop:hunter2@db.example',
    'postgres//shop:hunter2@db.example',
    'postgres://shop:hunter2@db.example:port/kvarto',
  ])('the error does not contain the password of %s', (value) => {
    const messages = errors(database, value);
    expect(messages).toHaveLength(1);
    expect(messages.join()).not.toContain('hunter2');
  });
});
