import { describe, expect, test } from 'vitest';
import { createVitals, type Vital } from './vitals.ts';

const page = { screen: 'product', viewport: 'phone', vitals: [{ metric: 'LCP', value: 1234.56789 }] };

function listen(now = () => 0) {
  const told: Vital[] = [];
  const { take } = createVitals((vital) => told.push(vital), now);
  const send = (body: unknown, address = '10.0.0.1') => take(Buffer.from(JSON.stringify(body)), address);
  return { told, send };
}

describe('what a page tells of its speed', () => {
  test('is passed on, each by itself', () => {
    const { told, send } = listen();
    const vitals = [...page.vitals, { metric: 'CLS', value: 0.0314159 }];
    expect(send({ ...page, vitals })).toBe(204);
    expect(told).toEqual([
      { metric: 'LCP', value: 1234.568, screen: 'product', viewport: 'phone' },
      { metric: 'CLS', value: 0.031, screen: 'product', viewport: 'phone' },
    ]);
  });

  test.each([
    null,
    [],
    { ...page, screen: '/p/a-book?email=a@b.se' },
    { ...page, viewport: 'watch' },
    { ...page, vitals: [] },
    { ...page, vitals: [{ metric: 'LCP', value: -1 }] },
    { ...page, vitals: [{ metric: 'LCP', value: 1e9 }] },
    { ...page, vitals: [{ metric: 'LCP', value: '1' }] },
    { ...page, user: 'somebody' },
    { ...page, vitals: Array.from({ length: 4 }, () => page.vitals[0]) },
  ])('is refused where it is not that: %o', (body) => {
    const { told, send } = listen();
    expect(send(body)).toBe(400);
    expect(told).toEqual([]);
  });

  test('is refused where it is too long', () => {
    expect(listen().send({ ...page, padding: 'x'.repeat(2000) })).toBe(413);
  });

  test('is counted by address, a minute at a time', () => {
    let time = 0;
    const { send } = listen(() => time);
    const statuses = Array.from({ length: 61 }, () => send(page));
    expect(statuses.at(59)).toBe(204);
    expect(statuses.at(60)).toBe(429);
    expect(send(page, '10.0.0.2')).toBe(204);
    time = 60_000;
    expect(send(page)).toBe(204);
  });
});
