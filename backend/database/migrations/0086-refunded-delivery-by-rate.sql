-- Delivery has the rates of the goods: the part of the fee that a refund returned, by rate, so that several refunds add up to the fee
-- at each rate. Null for goods and in older refunds.
alter table refund add vats jsonb;
