-- Orders of deleted accounts, rate limits that all processes share, and quotations.

-- When the customer deleted the account. A job anonymises the order once it is closed.
alter table shop_order add customer_left_at timestamptz;
create index shop_order_left on shop_order (order_id) where customer_left_at is not null and anonymised_at is null;
-- A payment in progress at that time may still create an order.
alter table payment add customer_left_at timestamptz;
create index payment_left on payment (payment_id) where customer_left_at is not null;

-- Rate limits, by a hash of visitor and action: the time at which the full allowance is available again. Unlogged, because
-- the counts need not survive a crash.
create unlogged table rate_limit (
  key_hash      text primary key,
  grown_back_at timestamptz not null
);
create index rate_limit_grown_back on rate_limit (grown_back_at);

-- An offer to a customer with prices that are valid until `valid_to`. Amounts are minor units with VAT.
create table quotation (
  quotation_id  uuid primary key default gen_random_uuid(),
  number        integer generated always as identity (start with 5001) unique,
  customer_id   integer not null references customer on delete cascade,
  channel_id    text not null references channel,
  market_id     text not null references market,
  currency_code text not null references currency,
  name          text not null default '',
  terms         text not null default '',
  -- The member of staff who created it.
  made_by       text not null,
  created_at    timestamptz not null default now(),
  valid_to      timestamptz not null,
  accepted_at   timestamptz,
  rejected_at   timestamptz,
  -- The cart that received its lines. It may have been deleted since.
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
