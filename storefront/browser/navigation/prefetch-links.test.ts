import { expect, test } from 'vitest';
import { canPrefetch } from './prefetch-links.ts';

test.each([
  { onLine: true },
  { onLine: true, connection: {} },
  { onLine: true, connection: { effectiveType: '4g', saveData: false } },
  { onLine: true, connection: { effectiveType: '3g' } },
])('%j may prefetch', (state) => expect(canPrefetch(state)).toBe(true));

test.each([
  { onLine: false },
  { onLine: true, connection: { saveData: true, effectiveType: '4g' } },
  { onLine: true, connection: { effectiveType: '2g' } },
  { onLine: true, connection: { effectiveType: 'slow-2g' } },
])('%j may not prefetch', (state) => expect(canPrefetch(state)).toBe(false));
