-- An editor's page is one document, used for display, export and import. The type `json` preserves the order of its keys.
-- The other columns (family, area, tags, times) and the texts by language are copied from it when it is published, so that
-- pages can be queried. A row without a document is a page with a title only.

alter table widget_collection
  add published    json,
  add published_at timestamptz;

update widget_collection c set published_at = now(), published = json_strip_nulls(json_build_object(
  'key', c.collection_key,
  'page', (select json_object_agg(l.code, json_build_object('alias', t.alias, 'title', t.title, 'metaTitle', t.meta_title,
             'metaDescription', t.meta_description) order by l.language_id)
           from widget_collection_text t join language l using (language_id)
           where t.widget_collection_id = c.widget_collection_id),
  'area', case when c.family is not null
            then json_build_object('family', c.family, 'name', c.area_name, 'index', c.area_index) end,
  'tags', c.tags,
  'visible', case when c.active_from is not null or c.active_to is not null
               then json_build_object('from', c.active_from, 'to', c.active_to) end,
  'containers', coalesce((select json_agg(json_build_object(
      'name', b.name, 'layout', b.layout, 'design', b.design, 'responsiveMode', b.responsive_mode,
      'widgets', coalesce((select json_agg(json_build_object('name', w.name, 'texts',
            (select json_object_agg(l.code, t.configuration order by l.language_id)
             from widget_text t join language l using (language_id) where t.widget_id = w.widget_id)) order by w.sort_order)
          from widget w where w.widget_container_id = b.widget_container_id), '[]'::json)) order by b.sort_order)
    from widget_container b where b.widget_collection_id = c.widget_collection_id), '[]'::json)))
where exists (select from widget_collection_text t where t.widget_collection_id = c.widget_collection_id);

drop table widget_text;
drop table widget;
drop table widget_container;

-- Unpublished versions of pages, by the key under which they will be published.
create table content_draft (
  collection_key text primary key,
  document       json not null,
  changed_at     timestamptz not null default now()
);

-- A link that displays the draft of a page. Only a hash of its token is stored.
create table content_preview (
  token_hash     text primary key,
  collection_key text not null,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);

-- Images of pages, without metadata. The image server finds an image by its name without extension, because it serves it
-- in several formats.
create table content_image (
  image_name   text primary key,
  file_name    text not null,
  content_hash text not null,
  width        integer not null,
  height       integer not null,
  bytes        bytea not null,
  added_at     timestamptz not null default now()
);

do $$
declare
  event text;
  rows text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    rows := case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                       else 'new table as new_rows old table as old_rows' end;
    execute format('create trigger %I after %s on content_image referencing %s for each statement execute function
      note_shared_change()', 'catalogue_change_' || event, event, rows);
  end loop;
end $$;
