-- Balances of customers, the kinds of codes, and columns of copied, completed and abandoned carts.

-- In minor units: the sum of the customer's movements.
create table customer_balance (
  customer_id   integer not null references customer on delete cascade,
  currency_code text not null references currency,
  amount        bigint not null check (amount >= 0),
  primary key (customer_id, currency_code)
);

-- A ledger: rows outlive the account, because accounting needs them.
create table balance_movement (
  balance_movement_id bigint generated always as identity primary key,
  customer_id         integer not null,
  currency_code       text not null references currency,
  -- Negative: debited.
  amount              bigint not null check (amount <> 0),
  reason              text not null check (reason in ('order', 'refund', 'correction')),
  -- The cart of the order; each cart is debited once.
  cart_id             text,
  order_id            integer,
  note                text not null default '',
  created_at          timestamptz not null default now(),
  check (reason <> 'order' or (amount < 0 and cart_id is not null))
);
create unique index balance_movement_order on balance_movement (cart_id) where reason = 'order';
create index balance_movement_customer on balance_movement (customer_id, currency_code);
create trigger balance_movement_append_only before update or delete on balance_movement
  for each statement execute function refuse_change();

-- Ensures that no code is both a promo code and a gift code.
create table code_kind (
  code text primary key,
  kind text not null check (kind in ('promo', 'gift'))
);
insert into code_kind select code, 'promo' from promo_code union all select code, 'gift' from gift_code;
create function note_code_kind() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from code_kind where code = old.code;
  end if;
  if tg_op <> 'DELETE' then
    insert into code_kind values (new.code, tg_argv[0]);
  end if;
  return null;
end $$;
create trigger promo_code_kind after insert or update of code or delete on promo_code
  for each row execute function note_code_kind('promo');
create trigger gift_code_kind after insert or update of code or delete on gift_code
  for each row execute function note_code_kind('gift');

-- The cart that this one was copied from.
alter table cart add cloned_from text;
-- The priced cart at completion, which later changes of prices, campaigns and codes do not affect.
alter table cart add completed_as jsonb;
-- To find abandoned carts.
create index cart_untouched on cart (updated_at) where merged_into is null;
