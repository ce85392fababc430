-- What outlives a customer who left, counts that all processes share, and offers to companies.

-- The customer has left. What is still on its way keeps its address until it is closed; then a job takes it out.
alter table shop_order add customer_left_at timestamptz;
create index shop_order_left on shop_order (order_id) where customer_left_at is not null and anonymised_at is null;
-- A payment that was under way then: it may still become an order, or come to nothing.
alter table payment add customer_left_at timestamptz;
create index payment_left on payment (payment_id) where customer_left_at is not null;

-- How often something was tried, by a hash of who and what: the moment at which all of it will have grown back. Guesses are
-- of no worth after a crash, so nothing is written twice for them.
create unlogged table rate_limit (
  key_hash      text primary key,
  grown_back_at timestamptz not null
);
create index rate_limit_grown_back on rate_limit (grown_back_at);

-- What was offered to a customer, at a price that holds until a day. Amounts are minor units with VAT.
create table quotation (
  quotation_id  uuid primary key default gen_random_uuid(),
  number        integer generated always as identity (start with 5001) unique,
  customer_id   integer not null references customer on delete cascade,
  channel_id    text not null references channel,
  market_id     text not null references market,
  currency_code text not null references currency,
  name          text not null default '',
  terms         text not null default '',
  -- Who of the shop made it.
  made_by       text not null,
  created_at    timestamptz not null default now(),
  valid_to      timestamptz not null,
  accepted_at   timestamptz,
  rejected_at   timestamptz,
  -- The cart that its lines went into, whether or not it is still there.
  cart_id       text,
  check (accepted_at is null or rejected_at is null),
  check (cart_id is null or accepted_at is not null)
);
create index quotation_customer on quotation (customer_id, number);
create index quotation_cart on quotation (cart_id) where cart_id is not null;
create table quotation_line (
  quotation_id uuid not null references quotation on delete cascade,
  sku_id       integer not null references sku on delete cascade,
  quantity     integer not null check (quantity > 0),
  unit_price   bigint not null check (unit_price >= 0),
  primary key (quotation_id, sku_id)
);
