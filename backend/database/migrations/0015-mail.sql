-- The outbox, and the requests that cause mails. A mail is inserted in the transaction of its cause. Its payload is data;
-- the text is rendered when the mail is sent.

create table mail_outbox (
  -- Part of the Message-ID, by which a mail that is sent again after a crash can be recognised.
  mail_id         uuid primary key default gen_random_uuid(),
  kind            text not null,
  recipient       text not null,
  channel_id      text not null references channel,
  market_id       text not null references market,
  language_id     text not null references language,
  payload         jsonb not null,
  -- Prevents duplicate mails: 'order-confirmation:100023'.
  dedupe_key      text not null unique,
  created_at      timestamptz not null default now(),
  -- Also the end of the sending process's lease: until then no other process sends the mail.
  next_attempt_at timestamptz not null default now(),
  attempts        integer not null default 0,
  -- After this the mail is useless, for example because its link has expired.
  expires_at      timestamptz,
  sent_at         timestamptz,
  last_error      text,
  given_up_at     timestamptz,
  check (sent_at is null or given_up_at is null)
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_outbox_created on mail_outbox (created_at);

-- Requests for a new password. A job looks up the account later, so that the response time does not reveal whether there
-- is one.
create table password_reset_request (
  password_reset_request_id bigint generated always as identity primary key,
  email        text not null check (email = lower(email)),
  channel_id   text not null references channel,
  market_id    text not null references market,
  language_id  text not null references language,
  requested_at timestamptz not null default now()
);

-- A key is valid for one change. Only its hash is stored.
create table password_reset (
  key_hash    text primary key,
  customer_id integer not null references customer on delete cascade,
  expires_at  timestamptz not null
);
create index password_reset_customer on password_reset (customer_id);

-- A subscription is valid from its confirmation by the owner of the address until it is ended. Both times are stored as
-- evidence.
create table newsletter_subscription (
  email            text primary key check (email = lower(email)),
  channel_id       text not null references channel,
  market_id        text not null references market,
  language_id      text not null references language,
  tags             text[] not null default '{}',
  requested_at     timestamptz not null default now(),
  confirm_key_hash text unique,
  confirm_until    timestamptz,
  confirmed_at     timestamptz,
  -- In the links of newsletters, which stay valid for years, so the key can only end the subscription.
  unsubscribe_key  uuid not null unique default gen_random_uuid(),
  ended_at         timestamptz
);
