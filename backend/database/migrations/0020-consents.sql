-- Visitors' consent to storage and tracking, which the shop must be able to demonstrate (GDPR, Art. 7(1)). Rows are
-- anonymous: the id is random for each choice, and only the visitor's cookie contains it.
create table consent (
  consent_id uuid primary key,
  version    integer not null check (version > 0),
  allowed    text[] not null,
  chosen_at  timestamptz not null default now()
);
create index consent_chosen_at on consent (chosen_at);
