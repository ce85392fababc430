-- Steps of an order that the contract's states do not have: packed by the merchant, delivered by the carrier, goods returned.
create table order_milestone (
  order_id    integer not null references shop_order on delete cascade,
  kind        text not null check (kind in ('packed', 'delivered', 'returned')),
  happened_at timestamptz not null default now(),
  primary key (order_id, kind)
);
