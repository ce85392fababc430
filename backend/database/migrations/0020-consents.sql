-- What visitors allowed to be kept and measured: the shop must be able to show that they did (GDPR, Art. 7(1)). Nobody is
-- named. The id is drawn with each choice and stands in the visitor's own cookie, so only they can say which row is theirs.
create table consent (
  consent_id uuid primary key,
  version    integer not null check (version > 0),
  allowed    text[] not null,
  chosen_at  timestamptz not null default now()
);
create index consent_chosen_at on consent (chosen_at);
