-- Pictures of products: originals in the object storage, alt texts, and pictures that are fetched from other servers.

create table picture (
  -- The first 16 digits of the SHA-256 of the original, and its size: the page knows the aspect ratio, and the name of another
  -- picture is another URL.
  file_name    text primary key check (file_name ~ '^[0-9a-f]{16}-[1-9][0-9]{0,4}x[1-9][0-9]{0,4}\.jpg$'),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  byte_count   integer not null,
  created_at   timestamptz not null default now()
);
create unique index picture_hash on picture (left(file_name, 16));

-- Where a picture comes from: the name of a file without the product's number (`1`, `2`, `back`), or a URL. A new picture from
-- the same source replaces it. Without a source, the row is the name of a cover that the shop draws; such rows are shown
-- only if the product has no other.
alter table product_image add source text;
create unique index product_image_source on product_image (product_id, source);

create table product_image_text (
  product_id  integer not null,
  file_name   text not null,
  language_id text not null references language,
  alt_text    text not null,
  primary key (product_id, file_name, language_id),
  foreign key (product_id, file_name) references product_image on delete cascade
);

do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on product_image_text referencing %s for each statement
      execute function note_product_changes(%L, %L)', 'catalogue_change_' || event, event,
      case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                 else 'new table as new_rows old table as old_rows' end, 'product_id', '');
  end loop;
end $$;

-- Pictures of other servers. A background job fetches each URL once for all its products.
create table picture_fetch (
  url             text primary key,
  state           text not null default 'pending' check (state in ('pending', 'fetched', 'failed')),
  attempts        integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error      text,
  -- The answer of the server, so that an unchanged picture is not sent again.
  etag            text,
  last_modified   text,
  file_name       text references picture on delete set null,
  checked_at      timestamptz
);
create index picture_fetch_due on picture_fetch (next_attempt_at) where state = 'pending';

create table picture_fetch_product (
  product_id integer not null references product on delete cascade,
  url        text not null references picture_fetch on delete cascade,
  sort_order integer not null,
  tags       text[] not null default '{}',
  alt_texts  jsonb not null default '{}',
  primary key (product_id, url)
);
create index picture_fetch_product_url on picture_fetch_product (url);
