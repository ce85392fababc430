-- Information about products that the law requires.

-- Name, postal address and electronic address of the manufacturer, and of the person who is responsible in the EU if it is outside
-- (Regulation (EU) 2023/988, Art. 19). Parameters of a product precede those of its brand.
alter table brand
  add manufacturer       text not null default '',
  add responsible_person text not null default '';

-- Why a delivery is environmentally friendly, as a fact (Directive 2011/83/EU, Art. 6(1)(g)); may be empty.
alter table shipping_method_text add environment text not null default '';

-- Pages state type and size of the files of a download.
do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger catalogue_change_%s after %s on product_file referencing %s for each statement
      execute function note_product_changes(%L, %L)', event, event,
      case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                 else 'new table as new_rows old table as old_rows' end, 'product_id', '');
  end loop;
end $$;
