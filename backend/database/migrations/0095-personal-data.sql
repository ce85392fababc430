-- Personal data is deleted after some time (contract/customer/retention.ts), and its owner can read and erase it.

-- Copies of erased orders for bookkeeping. They are restricted (GDPR Art. 18), and deleted when the duty ends.
create table restricted_order (
  order_id      integer primary key references shop_order on delete cascade,
  -- E-mail address, draft and statements of withdrawal, as they were.
  record        jsonb not null,
  restricted_at timestamptz not null default now()
);

-- A link that proves who owns an address. Only its hash is stored.
create table data_request (
  key_hash     text primary key,
  email        text not null check (email = lower(email)),
  channel_id   text not null references channel,
  market_id    text not null references market,
  language_id  text not null references language,
  requested_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  erased_at    timestamptz
);
create index data_request_email on data_request (email);

-- The last run of each retention rule.
create table retention_run (
  rule    text primary key,
  ran_at  timestamptz not null,
  -- Rows that the last run, and all runs, have deleted or emptied.
  changed bigint not null,
  total   bigint not null
);

create index blocked_email_blocked on blocked_email (blocked_at);
create index payment_event_handled on payment_event (handled_at) where handled_at is not null;

-- Documents of domestic sales are retained for seven years after the year of their issue (bokföringslagen 7:2), others for ten
-- (VAT Directive Art. 369k).
create or replace function protect_tax_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.issued_on < make_date(extract(year from now())::integer
    - case when old.content->>'territory' = old.content#>>'{seller,country}' then 7 else 10 end, 1, 1) then
    return old;
  end if;
  raise exception 'Document %-% cannot be changed or deleted.', old.year, old.number using errcode = 'restrict_violation';
end $$;

-- A card for the balance of a deleted account does not expire, as the balance did not.
alter table gift_card add column is_unlimited boolean not null default false;
