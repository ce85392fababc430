import { expect, test } from 'vitest';
import { isFilterParameter, isListParameter } from './list-parameters.ts';

test.each(['categories', 'brands', 'skus', 'price', 'discount', 'campaigns', 'p-author'])(
  '%s is a filter',
  (name) => {
    expect([isFilterParameter(name), isListParameter(name)]).toEqual([true, true]);
  },
);

test.each(['sort', 'page'])('%s belongs to a list but is not a filter', (name) => {
  expect([isFilterParameter(name), isListParameter(name)]).toEqual([false, true]);
});

test.each(['p-', 'utm_source', 'show', 'toString', ''])('%j does not belong to a list', (name) => {
  expect([isFilterParameter(name), isListParameter(name)]).toEqual([false, false]);
});
