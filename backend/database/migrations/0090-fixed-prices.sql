-- Prices that a publisher or importer fixes by law or contract, by product and market. Until the end of `fixed_until` (null: until
-- further notice) no price list, campaign, code, package or quotation goes below `price` less `max_discount` basis points. Minor
-- units with VAT.
create table fixed_price (
  product_id   integer not null references product on delete cascade,
  market_id    text not null references market on delete cascade,
  price        bigint not null check (price > 0),
  max_discount integer not null default 0 check (max_discount between 0 and 10000),
  fixed_by     text not null default '',
  fixed_until  date,
  -- Earlier prices stay in the price log as they were.
  starts_at    timestamptz not null default now(),
  primary key (product_id, market_id)
);
create index fixed_price_market on fixed_price (market_id, fixed_until);

-- The lowest lawful price of products and of packages with such products. The end of a day in UTC is never before its end in the
-- markets. A package has a fixed price as long as one of its parts has one: of each required group the option with the highest
-- minimum, so that no selection costs less than its parts may.
create view price_floor as
  select product_id, market_id, (price * (10000 - max_discount) + 9999) / 10000 as minimum,
    date_trunc('milliseconds', starts_at) as starts_at,
    coalesce((fixed_until + 1)::timestamp at time zone 'UTC', 'infinity') as ends_at
  from fixed_price
  union all
  select product_id, market_id, sum(minimum)::bigint, min(starts_at), max(ends_at)
  from (
    select package_group.product_id, package_group_id, market_id,
      max(quantity * ((price * (10000 - max_discount) + 9999) / 10000)) as minimum,
      min(date_trunc('milliseconds', starts_at)) as starts_at,
      max(coalesce((fixed_until + 1)::timestamp at time zone 'UTC', 'infinity')) as ends_at
    from fixed_price
    join package_option using (product_id)
    join package_group using (package_group_id)
    where is_required
    group by package_group.product_id, package_group_id, market_id
  ) part
  group by product_id, market_id;

do $$
declare
  event text;
  rows text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    rows := case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
                       else 'new table as new_rows old table as old_rows' end;
    execute format('create trigger %I after %s on fixed_price referencing %s for each statement
      execute function note_product_changes(%L, %L)', 'catalogue_change_' || event, event, rows, 'product_id', '');
    execute format('create trigger %I after %s on fixed_price referencing %s for each statement
      execute function note_product_changes(%L, %L)', 'catalogue_package_change_' || event, event, rows,
      'package_group.product_id', 'join package_option using (product_id) join package_group using (package_group_id)');
    -- Prices change again when a fixed price ends.
    execute format('create trigger %I after %s on fixed_price referencing %s for each statement
      execute function note_shared_change()', 'catalogue_shared_change_' || event, event, rows);
  end loop;
end $$;
