import { expect, test } from 'vitest';
import { tokenOf } from './fake-auth-service.fixture.ts';
import { readClaims } from './token-claims.ts';

const claims = { name: 'anna@example.com', exp: 1_794_750_204, customerType: 'Organization' };
const customer = { name: 'anna@example.com', expires: 1_794_750_204, type: 'ORGANIZATION' };

test('reads customer and expiry', () => {
  expect(readClaims(tokenOf(claims))).toEqual({ customer, hasCustomerPrices: false });
});

test('reads claims with URI names', () => {
  const long = {
    'http://schemas.example/claims/Name': 'anna@example.com',
    'http://schemas.example/claims/CustomerType': 'Organization',
    exp: claims.exp,
  };
  expect(readClaims(tokenOf(long))?.customer).toEqual(customer);
});

test.each([
  ['7', true],
  [7, true],
  ['0', false],
  [null, false],
  ['x', false],
])('a customer of the group %j has customer prices: %s', (customerGroupId, hasCustomerPrices) => {
  expect(readClaims(tokenOf({ ...claims, customerGroupId }))?.hasCustomerPrices).toBe(hasCustomerPrices);
});

test.each(['', 'x', 'a.b.c', '..', tokenOf([]), tokenOf({ exp: 1 }), tokenOf({ name: 'a', exp: 'x' })])(
  '%j has no claims',
  (token) => {
    expect(readClaims(token)).toBeUndefined();
  },
);
