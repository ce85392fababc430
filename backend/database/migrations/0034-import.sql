-- Imports: books without a publisher, keys of works, stored ONIX records, links, names of Thema codes, and bulk writes.

-- A publisher that is not known stays empty.
alter table product alter brand_id drop not null;

-- Further keys of a work: suppliers know the same work by different keys.
create table work_key (
  work_key         text primary key,
  variant_group_id integer not null references variant_group on delete cascade
);
create index work_key_group on work_key (variant_group_id);

-- The last state of each record that a sender of ONIX messages has sent. A block update changes a part of it.
create table onix_record (
  sender           text not null,
  record_reference text not null,
  product_key      text not null,
  sent_at          timestamptz,
  message_number   integer,
  is_deleted       boolean not null default false,
  content          jsonb not null,
  primary key (sender, record_reference)
);

-- Addresses of pictures, files and samples that an import names.
create table product_link (
  product_id integer not null references product on delete cascade,
  kind       text not null check (kind in ('picture', 'file', 'sample')),
  url        text not null,
  sort_order smallint not null default 0,
  primary key (product_id, kind, url)
);

-- Names of Thema codes that the shop has loaded from an official list. They precede the names in the code.
create table thema_name (
  code        text not null,
  language_id text not null references language,
  name        text not null,
  primary key (code, language_id)
);

-- Rows whose search documents are out of date. An import writes them here instead of splitting texts within its
-- transaction, and refreshes the documents after the commit.
create table search_pending (
  kind text not null,
  id   integer not null,
  primary key (kind, id)
);

-- A transaction sets `kvarto.bulk_write` to `on` to write many rows. It then records the changed products itself, once
-- each, instead of once per table.
create function is_bulk_write() returns boolean language sql stable as $$
  select coalesce(current_setting('kvarto.bulk_write', true), '') = 'on'
$$;

create or replace function note_product_changes() returns trigger language plpgsql as $$
declare
  changed text := case tg_op when 'DELETE' then 'select * from old_rows'
                             when 'INSERT' then 'select * from new_rows'
                             else 'select * from new_rows union all select * from old_rows' end;
  noted integer;
begin
  if is_bulk_write() then return null; end if;
  execute format('insert into catalogue_change (product_id) select distinct %s from (%s) changed %s',
    tg_argv[0], changed, tg_argv[1]);
  -- `execute` does not set `found`.
  get diagnostics noted = row_count;
  if noted > 0 then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;

create or replace function refresh_changed_search() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  execute format('select array_agg(distinct %I) from (%s) changed', tg_argv[1],
    case tg_op when 'DELETE' then 'select * from old_rows' when 'INSERT' then 'select * from new_rows'
      else 'select * from new_rows union all select * from old_rows' end) into changed;
  if changed is null then return null; end if;
  if is_bulk_write() then
    insert into search_pending (kind, id) select tg_argv[0], unnest(changed) on conflict do nothing;
  else
    perform refresh_search(tg_argv[0], changed);
  end if;
  return null;
end $$;

-- Refreshes the documents of some pending rows, and returns their number. Several processes may call it.
create function refresh_pending_search(max_rows integer) returns integer language plpgsql as $$
declare
  taken record;
  refreshed integer := 0;
begin
  for taken in
    with pending as (
      select kind, id from search_pending limit max_rows for update skip locked
    ),
    deleted as (
      delete from search_pending using pending
      where search_pending.kind = pending.kind and search_pending.id = pending.id
      returning search_pending.kind, search_pending.id
    )
    select kind, array_agg(id) as ids from deleted group by kind
  loop
    perform refresh_search(taken.kind, taken.ids);
    refreshed := refreshed + cardinality(taken.ids);
  end loop;
  return refreshed;
end $$;
