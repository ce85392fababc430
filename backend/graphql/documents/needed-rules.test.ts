import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { selectNeededRules } from './needed-rules.ts';

const schema = buildSchema('type Query { book(id: Int): Book } type Book { name: String, pages: [Int] }');

function messagesOf(text: string, rules = [...specifiedRules]): string[] {
  return validate(schema, parse(text), rules).map(({ message }) => message);
}

describe('the needed rules find every error', () => {
  test.each([
    '{ book(id: $id) { name } }',
    'query ($id: Int, $id: Int) { book(id: $id) { name } }',
    'query ($id: Int) { book { name } }',
    'query ($id: Book) { book(id: $id) { name } }',
    'query ($id: String) { book(id: $id) { name } }',
    '{ book @unknown { name } }',
    '{ book { name @include(if: true) @include(if: false) } }',
    '{ book { ... on Int { name } } }',
    '{ book { ... on Query { book { name } } } }',
    '{ book { ...Unknown } }',
    'fragment Unused on Book { name } { book { name } }',
    '{ book { ...Book } } fragment Book on Book { ...Book }',
    '{ book { ...Book } } fragment Book on Book { name } fragment Book on Book { pages }',
    '{ book { title } }',
    '{ book(id: "1") { name } }',
    '{ book(number: 1) { name } }',
    '{ book }',
    '{ book { name { first } } }',
    '{ book { name name: pages } }',
    'query A { book { name } } query A { book { name } }',
    '{ book { name } } query A { book { name } }',
  ])('%s', (text) => {
    const errors = messagesOf(text);
    expect(errors.length).toBeGreaterThan(0);
    expect(messagesOf(text, selectNeededRules(specifiedRules, text))).toEqual(errors);
  });
});

test('a document without variables, fragments and directives needs about half of the rules', () => {
  const rules = selectNeededRules(specifiedRules, '{ book { name } }');
  expect(rules.length).toBeLessThan(specifiedRules.length * 0.6);
  expect(selectNeededRules(specifiedRules, '$ @ ...')).toEqual(specifiedRules);
});
