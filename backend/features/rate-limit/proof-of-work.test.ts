import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeadingZeros } from '#contract/http/proof-of-work.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { solveTask } from './solve-task.fixture.ts';

const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
const purpose = { action: 'order', network: '192.0.2.1' };
const start = Date.UTC(2026, 10, 18);

test('A solution is valid for its action and network until it expires', () => {
  let now = start;
  const { createTask, verify } = createProofOfWork(sign, () => now);
  const { task, difficulty, expiresAt } = createTask(purpose, 8);
  const solution = solveTask(task, difficulty);
  expect(verify(solution, purpose)).toEqual({ task, difficulty: 8 });
  expect(verify(solution, { ...purpose, network: '192.0.2.2' })).toBeUndefined();
  expect(verify(solution, { ...purpose, action: 'cart' })).toBeUndefined();
  now = Date.parse(expiresAt) + 1;
  expect(verify(solution, purpose)).toBeUndefined();
});

test('Changed tasks and solutions, and those of another key, are rejected', () => {
  const { createTask, verify } = createProofOfWork(sign, () => start);
  const { task } = createTask(purpose, 12);
  const easier = task.replace('.12.', '.0.');
  const later = task.replace(/\.(\d{10})\./, (_, expires) => `.${Number(expires) + 60}.`);
  const foreign = createProofOfWork(
    (text) => sign(`${text} `),
    () => start,
  ).createTask(purpose, 0).task;
  for (const changed of [easier, later, foreign]) expect(verify(`${changed}.1`, purpose)).toBeUndefined();
  const solution = solveTask(task, 12);
  for (const changed of [task, `${solution}.1`, `${task}.-1`, `${task}.`, `${task}.${'1'.repeat(30)}`])
    expect(verify(changed, purpose)).toBeUndefined();
});

test('No text is a solution by accident, or causes an error', () => {
  const { verify } = createProofOfWork(sign, () => start);
  fc.assert(fc.property(fc.string(), (text) => verify(text, purpose) === undefined));
  const parts = fc.array(fc.oneof(fc.nat().map(String), fc.base64String()), { maxLength: 7 });
  fc.assert(fc.property(parts, (texts) => verify(texts.join('.'), purpose) === undefined));
});

test('Leading zeros are counted in bits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 4 }), (digest) => {
      const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
      const zeros = bits.length - bits.replace(/^0+/, '').length;
      expect(hasLeadingZeros(digest, zeros)).toBe(true);
      expect(hasLeadingZeros(digest, zeros + 1)).toBe(false);
    }),
  );
});
