-- The unguessable id gives access to a cart, so a guest needs to store nothing else.

create table cart (
  cart_id      text primary key,
  channel_id   text not null references channel,
  market_id    text not null references market,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  completed_at timestamptz
);

create table cart_item (
  cart_item_id bigint generated always as identity primary key,
  cart_id      text not null references cart on delete cascade,
  sku_id       integer not null references sku,
  quantity     integer not null check (quantity > 0),
  message      text not null default '',
  unique (cart_id, sku_id, message)
);
