-- Who wants to be told when a SKU can be bought again. The mail is written in the language, and leads to the market, that
-- the wish was made in.

create table stock_alert (
  stock_alert_id bigint generated always as identity primary key,
  sku_id         integer not null references sku on delete cascade,
  -- In small letters: nobody has two mailboxes that differ in those alone.
  email          text not null check (email = lower(email)),
  channel_id     text not null references channel,
  market_id      text not null references market,
  language_id    text not null references language,
  requested_at   timestamptz not null default now(),
  -- Told once; whoever wants to hear of it again asks again.
  notified_at    timestamptz
);
create unique index stock_alert_open on stock_alert (sku_id, email) where notified_at is null;
create index stock_alert_email on stock_alert (email, requested_at);
