-- Name, company, design and texts of a channel (`contract/shop/shop-settings.ts`). Rows are never changed: a change adds
-- a revision, and the highest one is valid. Of two concurrent changes, the second violates the primary key.
create table shop_settings (
  channel_id text not null references channel on delete cascade,
  revision   integer not null check (revision > 0),
  settings   jsonb not null,
  -- A person or a program, for the history.
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (channel_id, revision)
);

-- Until now these values were in the code.
insert into shop_settings (channel_id, revision, settings, changed_by)
select channel_id, 1, jsonb_build_object('name', name) || '{
  "company": {"name": "Kvarto AB", "organisationNumber": "559000-0000", "vatNumber": "SE559000000001",
    "address": ["Bokgatan 4", "111 22 Stockholm"], "country": "SE", "email": "hej@kvarto.example",
    "phone": "+46 8 465 004 00"},
  "customerService": {"email": "hej@kvarto.example", "phone": "+46 8 465 004 00"},
  "social": [{"name": "Instagram", "url": "https://instagram.example/kvarto"},
    {"name": "Facebook", "url": "https://facebook.example/kvarto"}],
  "texts": {
    "sv": {"tagline": "Bokhandeln på nätet", "serviceHours": "Vi svarar vardagar 9–16."},
    "da": {"tagline": "Boghandlen på nettet", "serviceHours": "Vi svarer på hverdage kl. 9–16."},
    "en": {"tagline": "The online bookshop", "serviceHours": "Open weekdays, 9 am to 4 pm (Swedish time)."},
    "fi": {"tagline": "Kirjakauppa verkossa", "serviceHours": "Vastaamme arkisin klo 9–16."},
    "nb": {"tagline": "Bokhandelen på nett", "serviceHours": "Vi svarer på hverdager kl. 9–16."}},
  "theme": {"colours": {}},
  "mail": {"sender": {"name": "Kvarto", "address": "hej@kvarto.example"}, "texts": {}}}'::jsonb, 'migration'
from channel;

do $$
declare
  event text;
  rows text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    rows := case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                       else 'new table as new_rows old table as old_rows' end;
    execute format('create trigger %I after %s on shop_settings referencing %s for each statement
      execute function note_shared_change()', 'catalogue_change_' || event, event, rows);
  end loop;
end $$;
