-- The VAT number of a company that buys, and the response of the register (contract/order/vat-number-requests.ts): number, state,
-- consultation number, and when it was checked. Null: none was entered.
alter table cart add column vat_number_check jsonb;
