-- A background job fetches the files and samples that an import names.

alter table product_link
  add fetch_state     text not null default 'pending', -- pending, fetched or failed
  add attempts        integer not null default 0,
  add next_attempt_at timestamptz not null default now(),
  add checked_at      timestamptz,
  add last_error      text;
create index if not exists product_link_due on product_link (next_attempt_at)
  where fetch_state = 'pending' and kind in ('file', 'sample');

-- The URL from which a file was fetched; null for a file that a person added.
alter table product_file add source_url text;
