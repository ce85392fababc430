-- The cart that took over the lines which a buyer added while this one was being paid. The ordered cart stays with its order.
alter table cart add column successor_id text references cart on delete set null;
create index cart_successor on cart (successor_id) where successor_id is not null;
