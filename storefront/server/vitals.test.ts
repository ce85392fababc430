import { describe, expect, test } from 'vitest';
import { createVitalsReceiver, type Vital } from './vitals.ts';

const page = { screen: 'product', viewport: 'phone', vitals: [{ metric: 'LCP', value: 1234.56789 }] };

function createReceiver(now = () => 0) {
  const received: Vital[] = [];
  const receive = createVitalsReceiver((vital) => received.push(vital), now);
  const send = (body: unknown, address = '10.0.0.1') => receive(Buffer.from(JSON.stringify(body)), address);
  return { received, send };
}

describe('web vitals', () => {
  test('are passed on one by one', () => {
    const { received, send } = createReceiver();
    const vitals = [...page.vitals, { metric: 'CLS', value: 0.0314159 }];
    expect(send({ ...page, vitals })).toBe(204);
    expect(received).toEqual([
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
    { ...page, user: 'anna' },
    { ...page, vitals: Array.from({ length: 4 }, () => page.vitals[0]) },
  ])('are rejected when malformed: %o', (body) => {
    const { received, send } = createReceiver();
    expect(send(body)).toBe(400);
    expect(received).toEqual([]);
  });

  test('are rejected when too large', () => {
    expect(createReceiver().send({ ...page, padding: 'x'.repeat(2000) })).toBe(413);
  });

  test('are limited per address and minute', () => {
    let time = 0;
    const { send } = createReceiver(() => time);
    const statuses = Array.from({ length: 61 }, () => send(page));
    expect(statuses.at(59)).toBe(204);
    expect(statuses.at(60)).toBe(429);
    expect(send(page, '10.0.0.2')).toBe(204);
    time = 60_000;
    expect(send(page)).toBe(204);
  });
});
