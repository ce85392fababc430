import { expect, test } from 'vitest';
import { readUrlAction } from './url-action.ts';

test.each([
  ['?action=login', '', { kind: 'login' }],
  ['?utm=x&action=cart', '#0d9e-4F_', { kind: 'cart', cartId: '0d9e-4F_' }],
  ['?action=cart', '', undefined],
  ['?action=cart', '#<script>', undefined],
  ['?action=cart', `#${'a'.repeat(101)}`, undefined],
  ['?action=dance', '#a', undefined],
  ['', '#a', undefined],
])('the action of "%s%s"', (search, hash, action) => {
  expect(readUrlAction({ search, hash })).toEqual(action);
});
