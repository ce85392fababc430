import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const room = { most: 3, refuse: () => new Error('full') };

function works(count: number, inTurn = takeTurns(2, room)) {
  const state = { running: 0, most: 0 };
  const work = async (name: number) => {
    state.most = Math.max(state.most, ++state.running);
    await new Promise(setImmediate);
    state.running--;
    if (name === 1) throw new Error('failed');
    return name;
  };
  return { state, inTurn, all: Array.from({ length: count }, (_, name) => inTurn(() => work(name))) };
}

test('So many run at once, and those that wait come in their order', async () => {
  const { state, all } = works(5);
  const ended = await Promise.allSettled(all);
  expect(ended.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(state.most).toBe(2);
});

test('More than can wait are refused, and there is room again afterwards', async () => {
  const { inTurn, all } = works(7);
  const ended = await Promise.allSettled(all);
  const refused = ended.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])).slice(1);
  expect(refused).toMatchObject([{ message: 'full' }, { message: 'full' }]);
  expect(await inTurn(async () => 'done')).toBe('done');
});

test('Where nothing is refused, all wait', async () => {
  const { state, all } = works(20, takeTurns(2));
  const ended = await Promise.allSettled(all);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect(state.most).toBe(2);
});
