import { isRouteErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { toHydrationErrors } from './hydration-errors.ts';

test('the router recognizes the errors as route errors', () => {
  const errors = toHydrationErrors({ 'default-boundary': { status: 404 } });
  const error = errors?.['default-boundary'];
  expect(isRouteErrorResponse(error)).toBe(true);
  expect(error).toMatchObject({ status: 404 });
});

test('a page without errors has none', () => {
  expect(toHydrationErrors(null)).toBeNull();
});
