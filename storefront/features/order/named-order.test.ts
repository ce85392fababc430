import { expect, test } from 'vitest';
import { problemsOfNaming, readNamedOrder, wordOfRefusal } from './named-order.ts';

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('Spaces that came along with a number or an address mean nothing', () => {
  expect(readNamedOrder(posted({ orderNumber: ' 100 023 ', email: ' anna@example.se ' }))).toEqual({
    orderNumber: '100023',
    email: 'anna@example.se',
  });
});

test('What is missing or cannot be is told by the field', () => {
  expect(problemsOfNaming(readNamedOrder(posted({})))).toEqual({
    orderNumber: 'lookUp.numberInvalid',
    email: 'field.email',
  });
  expect(problemsOfNaming({ orderNumber: '100023', email: 'anna@example.se' })).toEqual({});
  expect(problemsOfNaming({ orderNumber: '12x', email: 'anna@example.se' })).toEqual({
    orderNumber: 'lookUp.numberInvalid',
  });
});

test('Refusals have words; one that is unknown has the general one', () => {
  expect(wordOfRefusal('ORDER_STATE')).toBe('cancelOrder.tooLate');
  expect(wordOfRefusal(undefined)).toBe('error.general');
});
