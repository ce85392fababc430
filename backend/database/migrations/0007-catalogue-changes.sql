-- Changes from which the in-memory index is updated. Triggers record every change of the catalogue here and notify the
-- channel `catalogue` when the transaction commits. A row names a product, or a table whose rows many products share:
-- categories, brands, campaigns, markets. With the transaction id a reader finds all changes committed since its last
-- read, also if a longer transaction commits after one that began later.

create table catalogue_change (
  change_id      bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  product_id     integer,
  shared_table   text,
  changed_at     timestamptz not null default now(),
  check (num_nonnulls(product_id, shared_table) = 1)
);
create index catalogue_change_transaction on catalogue_change (transaction_id);
create index catalogue_change_age on catalogue_change (changed_at);

create function note_product_changes() returns trigger language plpgsql as $$
declare
  changed text := case tg_op when 'DELETE' then 'select * from old_rows'
                             when 'INSERT' then 'select * from new_rows'
                             else 'select * from new_rows union all select * from old_rows' end;
  noted integer;
begin
  execute format('insert into catalogue_change (product_id) select distinct %s from (%s) changed %s',
    tg_argv[0], changed, tg_argv[1]);
  -- `execute` does not set `found`.
  get diagnostics noted = row_count;
  if noted > 0 then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;

create function note_shared_change() returns trigger language plpgsql as $$
begin
  -- Skips statements that changed no row. One `if` per operation, because each has only some of the transition tables.
  if tg_op = 'INSERT' then
    if not exists (select from new_rows) then return null; end if;
  elsif not exists (select from old_rows) then
    return null;
  end if;
  insert into catalogue_change (shared_table) values (tg_table_name);
  perform pg_notify('catalogue', '');
  return null;
end $$;

do $$
declare
  watched record;
  event text;
  rows text;
begin
  for watched in
    select name, 'note_product_changes' as function, product_column, join_text from (values
      ('product', 'product_id', ''), ('product_text', 'product_id', ''), ('product_category', 'product_id', ''),
      ('product_image', 'product_id', ''), ('product_parameter', 'product_id', ''), ('sku', 'product_id', ''),
      ('product_relation', 'product_id', ''), ('package_group', 'product_id', ''), ('product_review', 'product_id', ''),
      ('package_group_text', 'g.product_id', 'join package_group g using (package_group_id)'),
      ('package_option', 'g.product_id', 'join package_group g using (package_group_id)'),
      ('variant_group', 'p.product_id', 'join product p using (variant_group_id)'),
      ('price', 'sku.product_id', 'join sku using (sku_id)')) as of_product (name, product_column, join_text)
    union all
    select name, 'note_shared_change', '', '' from unnest(array[
      'language', 'currency', 'channel', 'market', 'market_language', 'vat_rate', 'brand', 'brand_text', 'category',
      'category_text', 'parameter_group', 'parameter', 'parameter_text', 'sku_choice', 'sku_choice_text',
      'customer_group', 'price_list', 'price_list_market', 'campaign', 'campaign_market', 'campaign_target',
      'campaign_text']) as name
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      rows := case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                         else 'new table as new_rows old table as old_rows' end;
      execute format('create trigger %I after %s on %I referencing %s for each statement execute function %I(%L, %L)',
        'catalogue_change_' || event, event, watched.name, rows, watched.function, watched.product_column,
        watched.join_text);
    end loop;
  end loop;
  -- A new value is recorded with the products that have it; a changed value affects many products.
  foreach event in array array['parameter_value', 'parameter_value_text'] loop
    execute format('create trigger catalogue_change_update after update on %I referencing new table as new_rows
      old table as old_rows for each statement execute function note_shared_change()', event);
  end loop;
end $$;
