-- Requests for a mail when a SKU can be bought again. The mail has the language of the request, and links to its market.

create table stock_alert (
  stock_alert_id bigint generated always as identity primary key,
  sku_id         integer not null references sku on delete cascade,
  -- In lower case: mailboxes do not differ in case alone.
  email          text not null check (email = lower(email)),
  channel_id     text not null references channel,
  market_id      text not null references market,
  language_id    text not null references language,
  requested_at   timestamptz not null default now(),
  -- One mail per request; a further mail needs a new request.
  notified_at    timestamptz
);
create unique index stock_alert_open on stock_alert (sku_id, email) where notified_at is null;
create index stock_alert_email on stock_alert (email, requested_at);
