-- Every order changes the stock of a SKU. The function of 0007 puts its statement together from a text, which is planned
-- anew each time; for this one table it is written out, and planned once a connection.
create function note_sku_updates() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id)
  select product_id from new_rows union select product_id from old_rows;
  if found then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;

drop trigger catalogue_change_update on sku;
create trigger catalogue_change_update after update on sku
  referencing new table as new_rows old table as old_rows for each statement execute function note_sku_updates();
