-- Imports insert rows of these tables with `session_replication_role = replica`, which skips the foreign keys: the import has
-- locked every referenced row once, instead of once per inserting row. Our triggers have to run in that mode too.
do $$
declare
  found record;
begin
  for found in
    select tgrelid::regclass as table_name, tgname from pg_trigger
    where not tgisinternal and tgrelid in ('product_text'::regclass, 'product_category'::regclass,
      'product_image'::regclass, 'product_parameter'::regclass, 'price'::regclass)
  loop
    execute format('alter table %s enable always trigger %I', found.table_name, found.tgname);
  end loop;
end $$;
