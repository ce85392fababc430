-- What customers have with the shop, and what carts need to be left alone for long.

-- In minor units. What is there is the sum of what came and went.
create table customer_balance (
  customer_id   integer not null references customer on delete cascade,
  currency_code text not null references currency,
  amount        bigint not null check (amount >= 0),
  primary key (customer_id, currency_code)
);

-- A ledger: it stays when the account is gone, so that the books can be closed.
create table balance_movement (
  balance_movement_id bigint generated always as identity primary key,
  customer_id         integer not null,
  currency_code       text not null references currency,
  -- Below zero: taken.
  amount              bigint not null check (amount <> 0),
  reason              text not null check (reason in ('order', 'refund', 'correction')),
  -- Which cart an order was made of; it draws once.
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

-- A code is a promo code or a gift code: of one that were both, nobody could say what it does.
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

-- Which cart it is a copy of: a customer who goes on with the copy leaves the other.
alter table cart add cloned_from text;
-- What it cost when it was completed. Prices, campaigns and codes go on; what was agreed stays.
alter table cart add completed_as jsonb;
-- To find those that nobody has touched for long.
create index cart_untouched on cart (updated_at) where merged_into is null;
