import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { address, oneOf, text, wholeNumber, yesOrNo } from './settings.ts';

type Schema = v.GenericSchema<unknown, unknown>;

const read = (schema: Schema, value: unknown) => v.parse(schema, value);
const problems = (schema: Schema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

const empty = [undefined, '', ' ', '\t\n'];

describe('a text', () => {
  const alias = text('MARKET', 'se', { form: /^[a-z]{2}$/, says: 'two letters' });

  test('is taken as it is', () => {
    expect(read(text('NAME', 'x'), ' any thing ')).toBe(' any thing ');
    expect(read(alias, 'dk')).toBe('dk');
  });

  test.each(empty)('%j counts as none', (value) => {
    expect(read(text('NAME', 'fallback'), value)).toBe('fallback');
    expect(read(alias, value)).toBe('se');
  });

  test('of the wrong form is refused in one sentence', () => {
    expect(problems(alias, 'Sweden')).toEqual(['MARKET must be two letters, not "Sweden".']);
  });

  test('is repeated only at its beginning', () => {
    expect(problems(alias, 'x'.repeat(500))).toEqual([
      `MARKET must be two letters, not "${'x'.repeat(60)}…".`,
    ]);
  });
});

describe('a whole number', () => {
  const port = wholeNumber('PORT', 1, 65_535, 3000);

  test.each([
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
    ['0080', 80],
  ])('%s is %i', (value, number) => {
    expect(read(port, value)).toBe(number);
  });

  test.each(empty)('%j counts as none', (value) => {
    expect(read(port, value)).toBe(3000);
    expect(read(wholeNumber('API_PORT', 1, 10), value)).toBeUndefined();
  });

  test.each(['0', '65536', '-1', '1.5', '1e3', '0x10', '٣', 'http', '80 ', '9999999999', 'Infinity', 'NaN'])(
    '%s is refused in one sentence',
    (value) => {
      expect(problems(port, value)).toEqual([`PORT must be a whole number from 1 to 65535, not "${value}".`]);
    },
  );

  test('a fallback of zero is a number', () => {
    expect(read(wholeNumber('CACHE', 0, 9, 0), undefined)).toBe(0);
  });

  test('within the bounds and nowhere else', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (number) => {
        expect(problems(port, String(number)).length === 0).toBe(number >= 1 && number <= 65_535);
      }),
    );
  });
});

describe('yes or no', () => {
  const isOn = yesOrNo('DETECT', true);

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('%s is %s', (value, meaning) => {
    expect(read(isOn, value)).toBe(meaning);
  });

  test.each(empty)('%j counts as none', (value) => {
    expect(read(isOn, value)).toBe(true);
    expect(read(yesOrNo('DETECT', false), value)).toBe(false);
  });

  test.each(['yes', 'TRUE', 'on', '2'])('%s is refused in one sentence', (value) => {
    expect(problems(isOn, value)).toEqual([`DETECT must be true or false, not "${value}".`]);
  });
});

describe('one of several', () => {
  const locale = oneOf('LOCALE', ['sv', 'da'], 'sv');

  test('is taken', () => {
    expect(read(locale, 'da')).toBe('da');
  });

  test.each(empty)('%j counts as none', (value) => {
    expect(read(locale, value)).toBe('sv');
  });

  test.each(['de', 'SV', ' sv'])('%s is refused in one sentence that names them all', (value) => {
    expect(problems(locale, value)).toEqual([`LOCALE must be one of sv, da, not "${value}".`]);
  });
});

describe('an address', () => {
  const database = address('DATABASE_URL', ['postgres', 'postgresql']);

  test.each(['postgres://shop:secret@db.example:5432/kvarto', 'postgresql:///kvarto?host=/tmp'])(
    '%s is taken',
    (value) => {
      expect(read(database, value)).toBe(value);
    },
  );

  test.each(empty)('%j counts as none', (value) => {
    expect(read(database, value)).toBeUndefined();
  });

  test.each(['db.example', 'http://db.example', 'postgres', 'mysql://shop@db.example/x', '//db.example'])(
    '%s is refused in one sentence',
    (value) => {
      expect(problems(database, value)).toEqual([
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
      ]);
    },
  );

  test.each([
    'mysql://shop:hunter2@db.example/kvarto',
    'shop:hunter2@db.example',
    'postgres//shop:hunter2@db.example',
    'postgres://shop:hunter2@db.example:port/kvarto',
  ])('a password in it is never repeated: %s', (value) => {
    const sentences = problems(database, value);
    expect(sentences).toHaveLength(1);
    expect(sentences.join()).not.toContain('hunter2');
  });
});
