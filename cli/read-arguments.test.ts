import { expect, test } from 'vitest';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';

const options = { note: { type: 'string' }, line: { type: 'string', multiple: true } } as const;

test('Options may stand before, between and behind the words', () => {
  const { values, positionals } = readArguments(
    ['--note=x', 'refund', '--line', '0:1', '100001', '--line=1:1'],
    options,
  );
  expect({ ...values }).toEqual({ note: 'x', line: ['0:1', '1:1'] });
  expect(positionals).toEqual(['refund', '100001']);
});

test.each(['--help', '-h'])('%s goes with every command', (help) => {
  expect(readArguments([help], {}).values.help).toBe(true);
});

test.each([[['--nothing']], [['--note']], [['--help=yes']]])('%o is refused', (args) => {
  expect(() => readArguments(args, options)).toThrow(UsageError);
});

test('What would be right stands below a refusal, where it is given', () => {
  const refusal = /^Unknown option '--nothing'[^\n]*$/;
  expect(() => readArguments(['--nothing'], options)).toThrow(refusal);
  expect(() => readArguments(['--nothing'], options, 'orders list')).toThrow(/'--nothing'.*\n\norders list$/);
});
