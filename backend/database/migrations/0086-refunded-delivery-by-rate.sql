-- The part of the shipping fee that a refund returned, by VAT rate, because delivery has the rates of the goods. With it, several
-- refunds add up to the fee at each rate. Null for goods and in older refunds.
alter table refund add vats jsonb;
