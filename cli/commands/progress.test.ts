import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

function watched(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const progress = new Progress({ isTTY, write: (text) => written.push(text) }, () => time);
  return {
    written,
    progress,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('On a terminal a bar is drawn over itself, not more often than the eye follows', () => {
  const { progress, written, pass } = watched(true);
  progress.show('1 row', 0);
  pass(150);
  progress.show('500 rows', 0.5);
  pass(50);
  progress.show('600 rows', 0.6);
  progress.clear();
  progress.clear();
  expect(written).toEqual([`\r\x1b[K  ${'█'.repeat(12)}${'░'.repeat(12)}  50 %  500 rows`, '\r\x1b[K']);
});

test('Elsewhere a line is written every few seconds, and nothing is ever erased', () => {
  const { progress, written, pass } = watched(false);
  pass(4999);
  progress.show('500 rows', 0.25);
  pass(1);
  progress.show('600 rows', 0.3);
  pass(6000);
  progress.show('900 rows', undefined);
  progress.clear();
  expect(written).toEqual(['  30 %  600 rows\n', '  900 rows\n']);
});

test('Without an output it is silent', () => {
  const progress = new Progress(undefined, () => 0);
  expect(() => progress.show('1 row', 1)).not.toThrow();
  expect(() => progress.clear()).not.toThrow();
});
