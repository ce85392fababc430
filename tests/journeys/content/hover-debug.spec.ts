import { writeFileSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, newVisitor } from '../support/visitor.ts';

afterAll(closeBrowser);
test('debug', async () => {
  const visitor = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await visitor.page.goto('/');
  const hover = await visitor.page.evaluate(() => [
    matchMedia('(hover: hover)').matches,
    matchMedia('(pointer: fine)').matches,
    navigator.userAgent,
    innerWidth,
  ]);
  writeFileSync('/tmp/feat/hover.json', JSON.stringify(hover));
  expect(1).toBe(1);
});
