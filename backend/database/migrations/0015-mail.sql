-- Mails to be sent, and the wishes that lead to them. What is to be mailed is written in the transaction that causes it:
-- both or neither. Kept are facts, which become words when the mail is sent.

create table mail_outbox (
  -- Part of the Message-ID: a mail that is sent again after a crash is known to be the same.
  mail_id         uuid primary key default gen_random_uuid(),
  kind            text not null,
  recipient       text not null,
  channel_id      text not null references channel,
  market_id       text not null references market,
  language_id     text not null references language,
  payload         jsonb not null,
  -- The same thing is mailed once: 'order-confirmation:100023'.
  dedupe_key      text not null unique,
  created_at      timestamptz not null default now(),
  -- Also the end of the lease of whoever is sending it: until then nobody else does.
  next_attempt_at timestamptz not null default now(),
  attempts        integer not null default 0,
  -- Too late to be of use, such as a link that has expired.
  expires_at      timestamptz,
  sent_at         timestamptz,
  last_error      text,
  given_up_at     timestamptz,
  check (sent_at is null or given_up_at is null)
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_outbox_created on mail_outbox (created_at);

-- Whoever asks for a new password only leaves a note, known or not: the answer takes as long for either. A job looks who
-- it is.
create table password_reset_request (
  password_reset_request_id bigint generated always as identity primary key,
  email        text not null check (email = lower(email)),
  channel_id   text not null references channel,
  market_id    text not null references market,
  language_id  text not null references language,
  requested_at timestamptz not null default now()
);

-- A key is good for one change. Only its hash is kept.
create table password_reset (
  key_hash    text primary key,
  customer_id integer not null references customer on delete cascade,
  expires_at  timestamptz not null
);
create index password_reset_customer on password_reset (customer_id);

-- Who wants the newsletter. It counts from the moment its address's owner has confirmed it until they end it; both moments
-- are kept as proof.
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
  -- In every newsletter, for years: it ends a subscription and does nothing else.
  unsubscribe_key  uuid not null unique default gen_random_uuid(),
  ended_at         timestamptz
);
