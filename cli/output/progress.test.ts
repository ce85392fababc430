import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

function createProgress(isTTY: boolean) {
  let time = 0;
  const written: string[] = [];
  const progress = new Progress({ isTTY, write: (text) => written.push(text) }, () => time);
  return {
    written,
    progress,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('On a terminal the bar is redrawn in place, at most ten times a second', () => {
  const { progress, written, advance } = createProgress(true);
  progress.show('1 row', 0);
  advance(150);
  progress.show('500 rows', 0.5);
  advance(50);
  progress.show('600 rows', 0.6);
  progress.clear();
  progress.clear();
  expect(written).toEqual([`\r\x1b[K  ${'█'.repeat(12)}${'░'.repeat(12)}  50 %  500 rows`, '\r\x1b[K']);
});

test('Elsewhere a line is written every five seconds, without control characters', () => {
  const { progress, written, advance } = createProgress(false);
  advance(4999);
  progress.show('500 rows', 0.25);
  advance(1);
  progress.show('600 rows', 0.3);
  advance(6000);
  progress.show('900 rows', undefined);
  progress.clear();
  expect(written).toEqual(['  30 %  600 rows\n', '  900 rows\n']);
});

test('Without an output nothing is written', () => {
  const progress = new Progress(undefined, () => 0);
  expect(() => progress.show('1 row', 1)).not.toThrow();
  expect(() => progress.clear()).not.toThrow();
});
