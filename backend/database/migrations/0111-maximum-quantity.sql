-- How many copies one order may have. Null: the setting ORDER_QUANTITY alone applies.
alter table sku add column max_quantity integer;
