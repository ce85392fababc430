-- Every order changes the stock of a SKU. The function of 0007 builds its statement dynamically, so it is planned at each
-- call; the static statement of this function is planned once per connection.
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
