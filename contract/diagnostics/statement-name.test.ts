import { expect, test } from 'vitest';
import { nameStatement } from './statement-name.ts';

test.each([
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['select "cart_id" from "cart" where "email" = $1', 'select cart'],
  ['insert into shop_order (email) values ($1)', 'insert shop_order'],
  ['update payment set state = $1', 'update payment'],
  ['with due as (select 1 from mail_outbox) update mail_outbox set attempts = 1', 'with mail_outbox'],
  ['', 'unknown'],
])('%j is called %j', (text, name) => {
  expect(nameStatement(text)).toBe(name);
});
