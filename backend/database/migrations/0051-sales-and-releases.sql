-- `sold_count` is computed from the orders of the last months. Units that were sold before, such as in an earlier system, are
-- added to it.
alter table product add earlier_sold_count integer not null default 0 check (earlier_sold_count >= 0);
update product set earlier_sold_count = sold_count where sold_count > 0;
create index shop_order_placed on shop_order (placed_at);
