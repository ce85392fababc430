-- Menus and editors' pages are not in the index, but page caches depend on them. Their changes are recorded and notified
-- like those of the catalogue.

do $$
declare
  watched text;
  event text;
  rows text;
begin
  foreach watched in array array['menu', 'menu_text', 'menu_item', 'menu_item_text', 'widget_collection',
    'widget_collection_text', 'widget_container', 'widget', 'widget_text'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      rows := case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                         else 'new table as new_rows old table as old_rows' end;
      execute format('create trigger %I after %s on %I referencing %s for each statement execute function
        note_shared_change()', 'catalogue_change_' || event, event, watched, rows);
    end loop;
  end loop;
end $$;
