-- A refund that fails is retried with increasing delays, so that it does not block other refunds.
alter table refund
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now();
drop index refund_due;
create index refund_due on refund (next_attempt_at) where state = 'due';
