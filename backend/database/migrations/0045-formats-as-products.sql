-- Each format of a book becomes a product with one SKU. Until now a product was an edition, and its SKUs were the formats. The
-- first format stays with the product, whose key, texts and URLs do not change. Each other format moves with its SKU to a new
-- product. Prices, the price log, stock, alerts, carts, reservations, quotations and orders refer to the SKU and do not change.

-- Changes are recorded once, at the end.
set local kvarto.bulk_write = 'on';
alter table sku disable trigger catalogue_change_update;
alter table product disable trigger regrouped_update;

-- Groups whose products can have a language and a format. Groups with packages do not change.
create temp table book_group on commit drop as
select variant_group_id, lower(dimension) as dimension, outer_dimension is null as has_one_level
from variant_group
where (outer_dimension is null or (lower(outer_dimension) = 'language' and lower(dimension) = 'format'))
  and variant_group_id not in (
    select variant_group_id from product where type = 'package' and variant_group_id is not null);
analyze book_group;

-- Books with several formats. The SKUs of other goods are sizes.
create temp table split_product on commit drop as
select product.product_id, variant_group_id
from product join sku using (product_id) join sku_choice using (sku_choice_id)
where type = 'product' and fulfilment <> 'gift_card'
  and (variant_group_id is null or variant_group_id in (select variant_group_id from book_group))
group by product.product_id
having count(*) > 1 and bool_and(is_format)
  and (tax_class = 'book' or bool_or(choice_key in ('hardback', 'paperback', 'audio', 'ebook')));
analyze split_product;

-- Groups that get a second level: those by language, and others with a book that has several formats.
create temp table converted_group on commit drop as
select variant_group_id, dimension from book_group
where has_one_level and (
  variant_group_id in (select variant_group_id from split_product)
  or (dimension = 'language' and variant_group_id in (select variant_group_id from product)));
analyze converted_group;

-- Rows that were inserted with explicit ids may be ahead of their sequence.
create function pg_temp.advance_sequence(table_name text, column_name text) returns void language plpgsql as $$
declare
  sequence constant text := pg_get_serial_sequence(table_name, column_name);
begin
  execute format('select setval(%L, greatest(nextval(%L), (select max(%I) from %I)))',
    sequence, sequence, column_name, table_name);
end $$;
select pg_temp.advance_sequence(name, name || '_id')
from unnest(array['product', 'variant_group', 'parameter_value', 'campaign_target']) as name
where exists (select from split_product) or exists (select from converted_group);

-- The formats of the affected products. `edition_id` is the product that has the SKU, `product_id` the one that gets it.
create temp table book_format on commit drop as
select sku_id, product_id as edition_id, sku_choice_id, choice_key as format, is_split,
  case when position = 1 then product_id
    else nextval(pg_get_serial_sequence('product', 'product_id'))::integer end as product_id,
  case when choice_key in ('audio', 'ebook') or static_stock > 0 then 'download' else 'shipped' end as fulfilment
from (
  select sku_id, product_id, sku_choice_id, choice_key, static_stock, split_product.product_id is not null as is_split,
    row_number() over (partition by product_id
      order by choice_key <> 'paperback', choice_key <> 'hardback', sku_choice.sort_order, sku_choice_id, sku_id) as position
  from sku join sku_choice using (sku_choice_id) join product using (product_id) left join split_product using (product_id)
  where split_product.product_id is not null
    or product.variant_group_id in (select variant_group_id from converted_group)
  order by product_id, position
) as listed
where position = 1 or is_split;
create index on book_format (product_id);
create index on book_format (edition_id);
analyze book_format;

-- Keys, numbers and slugs of new rows. A name that is taken gets a number.
create temp table new_name (
  kind text not null, language_id text not null, id integer not null, base text not null, name text not null,
  attempts integer not null default 1
) on commit drop;
create function pg_temp.number_taken_names(checked_kind text, taken_names text) returns void language plpgsql as $$
declare
  renamed integer;
begin
  analyze new_name;
  loop
    execute format('
      update new_name set attempts = attempts + 1, name = base || ''-'' || attempts + 1
      where kind = $1 and (id, language_id) in (
        select id, language_id from new_name join (%s) as taken using (language_id, name) where kind = $1
        union all
        select id, language_id from (
          select id, language_id, row_number() over (partition by language_id, name order by id) as position
          from new_name where kind = $1) as listed
        where position > 1)', taken_names) using checked_kind;
    get diagnostics renamed = row_count;
    exit when renamed = 0;
  end loop;
end $$;

-- A book without a group gets one.
create temp table new_group on commit drop as
select product_id, nextval(pg_get_serial_sequence('variant_group', 'variant_group_id'))::integer as variant_group_id
from split_product where variant_group_id is null;
analyze new_group;
insert into new_name (kind, language_id, id, base, name)
select 'group', '', new_group.variant_group_id, product_key, product_key from new_group join product using (product_id);
select pg_temp.number_taken_names('group', $$
  select '' as language_id, variant_group_key as name from variant_group union all select '', work_key from work_key $$);
insert into variant_group (variant_group_id, variant_group_key, name, dimension, outer_dimension, collapse_in_lists)
select variant_group_id, new_name.name, coalesce(title, base), 'Format', 'Language', true
from new_group join new_name on kind = 'group' and id = variant_group_id
  left join (
    select distinct on (product_id) product_id, name as title from product_text
    where product_id in (select product_id from new_group)
    order by product_id, language_id not in (select default_language_id from channel), language_id) as titles using (product_id);

update variant_group
set dimension = 'Format',
  outer_dimension = case when converted.dimension in ('language', 'format') then 'Language' else variant_group.dimension end
from converted_group as converted
where converted.variant_group_id = variant_group.variant_group_id;

-- The group of each affected product and its value on the outer level: a code of a language, or its value so far.
create temp table edition on commit drop as
select product_id, coalesce(new_group.variant_group_id, product.variant_group_id) as variant_group_id,
  case
    when dimension is null and variant_outer_value is not null then variant_outer_value
    when dimension = 'language' and variant_value ~* '^[a-z]{2,3}$' then lower(variant_value)
    when dimension = 'language' then coalesce(language_code, variant_value, 'und')
    when dimension is null or dimension = 'format' then coalesce(language_code, 'und')
    else variant_value
  end as outer_value
from product
  left join new_group using (product_id)
  left join converted_group on converted_group.variant_group_id = product.variant_group_id
  left join (
    select distinct on (product_id) product_id, value_key as language_code
    from parameter join parameter_value using (parameter_id) join product_parameter using (parameter_value_id)
    where identifier = 'language'
    order by product_id, product_parameter.sort_order, parameter_value_id) as languages using (product_id)
where converted_group.variant_group_id is not null or product_id in (select product_id from split_product);
create index on edition (product_id);
analyze edition;

-- New products copy their edition. Measures are those of the SKU; a SKU without measures has those of the edition.
insert into new_name (kind, language_id, id, base, name)
select kind, '', book_format.product_id, base, base
from book_format join product on product.product_id = edition_id join sku using (sku_id)
  cross join lateral (values ('key', product_key || '/' || format), ('number', sku.article_number)) as names (kind, base)
where book_format.product_id <> edition_id;
select pg_temp.number_taken_names('key', $$ select '' as language_id, product_key as name from product $$);
select pg_temp.number_taken_names('number', $$ select '' as language_id, article_number as name from product $$);

create temp table measured_format on commit drop as
select book_format.product_id,
  case when has_measures then sku.length_mm else product.length_mm end as length_mm,
  case when has_measures then sku.width_mm else product.width_mm end as width_mm,
  case when has_measures then sku.height_mm else product.height_mm end as height_mm,
  case when book_format.fulfilment = 'shipped' then freight_class end as freight_class
from book_format join product on product.product_id = edition_id join sku using (sku_id)
  cross join lateral (select book_format.fulfilment = 'download'
    or sku.length_mm + sku.width_mm + sku.height_mm > 0 as has_measures) as measures
where is_split;
create index on measured_format (product_id);
analyze measured_format;

insert into product (product_id, product_key, article_number, type, brand_id, primary_category_id, variant_group_id,
  variant_outer_value, variant_value, variant_attributes, tax_class, first_available_on, publication_date, is_active, fulfilment,
  length_mm, width_mm, height_mm, freight_class, supplier_id, custom_order)
select book_format.product_id, keys.name, numbers.name, type, brand_id, primary_category_id, edition.variant_group_id, outer_value,
  format, variant_attributes, tax_class, first_available_on, publication_date, is_active, book_format.fulfilment,
  measured.length_mm, measured.width_mm, measured.height_mm, measured.freight_class, supplier_id, custom_order
from book_format
  join new_name keys on keys.kind = 'key' and keys.id = book_format.product_id
  join new_name numbers on numbers.kind = 'number' and numbers.id = book_format.product_id
  join measured_format measured on measured.product_id = book_format.product_id
  join product on product.product_id = edition_id
  join edition on edition.product_id = edition_id;

update product
set variant_group_id = edition.variant_group_id, variant_outer_value = outer_value, variant_value = format,
  fulfilment = case when is_split then book_format.fulfilment else product.fulfilment end,
  length_mm = coalesce(measured.length_mm, product.length_mm), width_mm = coalesce(measured.width_mm, product.width_mm),
  height_mm = coalesce(measured.height_mm, product.height_mm),
  freight_class = case when is_split then measured.freight_class else product.freight_class end
from edition
  left join book_format on book_format.product_id = edition.product_id
  left join measured_format measured on measured.product_id = edition.product_id
where edition.product_id = product.product_id;

update sku set product_id = book_format.product_id
from book_format where book_format.sku_id = sku.sku_id and book_format.product_id <> edition_id;

-- From here on, only new products are inserted.
create temp table new_product on commit drop as
select product_id, edition_id, sku_choice_id, format from book_format where product_id <> edition_id;
create index on new_product (edition_id);
analyze new_product;

-- Slugs that products have or had are taken, so that every old URL leads to the same product.
with suffixes as materialized (
  select sku_choice_id, language_id,
    coalesce(nullif(slug_of(sku_choice_text.name), ''), nullif(slug_of(choice_key), ''), 'format') as suffix
  from sku_choice cross join language left join sku_choice_text using (sku_choice_id, language_id)
)
insert into new_name (kind, language_id, id, base, name)
select 'slug', language_id, new_product.product_id, base, base
from new_product join product_text on product_text.product_id = edition_id join suffixes using (sku_choice_id, language_id)
  cross join lateral (select slug || '-' || suffix as base) as bases;
select pg_temp.number_taken_names('slug', $$
  select language_id, slug as name from product_text union all
  select language_id, slug from slug_history where kind = 'product' $$);
insert into product_text (product_id, language_id, name, slug, text1, text2, text3, meta_title, meta_description)
select new_product.product_id, language_id, product_text.name, new_name.name, text1, text2, text3, meta_title, meta_description
from new_product join product_text on product_text.product_id = edition_id
  join new_name using (language_id)
where new_name.kind = 'slug' and new_name.id = new_product.product_id;

insert into product_category (product_id, category_id)
select new_product.product_id, category_id from new_product join product_category on product_category.product_id = edition_id;

-- All formats of an edition have the same pictures. A drawn cover does not depend on the format, so its name is the same too.
insert into product_image (product_id, file_name, sort_order, tags, source)
select new_product.product_id, file_name, sort_order, tags, source
from new_product join product_image on product_image.product_id = edition_id;
insert into product_image_text (product_id, file_name, language_id, alt_text)
select new_product.product_id, file_name, language_id, alt_text
from new_product join product_image_text on product_image_text.product_id = edition_id;
insert into picture_fetch_product (product_id, url, sort_order, tags, alt_texts)
select new_product.product_id, url, sort_order, tags, alt_texts
from new_product join picture_fetch_product on picture_fetch_product.product_id = edition_id;

-- Parameters: each product has only its own format. The values of the format are labelled as the SKUs were.
insert into parameter_value (parameter_id, value_key)
select parameter_id, format from parameter cross join (select distinct format from book_format) as formats
where identifier = 'format'
on conflict do nothing;
insert into parameter_value_text (parameter_value_id, language_id, label)
select distinct parameter_value_id, language_id, name
from parameter join parameter_value using (parameter_id) join book_format on format = value_key
  join sku_choice_text using (sku_choice_id)
where identifier = 'format'
on conflict do nothing;
insert into product_parameter (product_id, parameter_value_id, sort_order)
select new_product.product_id, parameter_value_id, product_parameter.sort_order
from new_product join product_parameter on product_parameter.product_id = edition_id
  join parameter_value using (parameter_value_id) join parameter using (parameter_id)
where identifier not in ('format', 'binding') or value_key = format;
delete from product_parameter
using book_format, parameter_value, parameter
where is_split and product_parameter.product_id = book_format.product_id
  and parameter_value.parameter_value_id = product_parameter.parameter_value_id
  and parameter.parameter_id = parameter_value.parameter_id
  and identifier in ('format', 'binding') and value_key <> format;
insert into product_parameter (product_id, parameter_value_id)
select product_id, parameter_value_id
from book_format join parameter on identifier = 'format'
  join parameter_value on parameter_value.parameter_id = parameter.parameter_id and value_key = format
on conflict do nothing;

insert into product_relation (product_id, related_product_id, relation, sort_order)
select new_product.product_id, related_product_id, relation, sort_order
from new_product join product_relation on product_relation.product_id = edition_id;

insert into campaign_target (campaign_id, kind, product_id)
select campaign_id, kind, new_product.product_id
from new_product join campaign_target on campaign_target.product_id = edition_id
order by campaign_target_id, new_product.product_id;

-- Orders of a file whose product was shipped until now: the buyers get what they paid for, as in migration 0038.
update download_right set product_id = book_format.product_id
from order_line join book_format using (sku_id)
where order_line.order_line_id = download_right.order_line_id and download_right.product_id <> book_format.product_id;
insert into download_right (order_line_id, product_id)
select order_line_id, product_id from order_line join book_format using (sku_id) where is_split and fulfilment = 'download'
on conflict do nothing;

-- One change, after which running shops build their index again.
insert into catalogue_change (shared_table)
select 'parameter' where exists (select from edition);
select pg_notify('catalogue', '') where exists (select from edition);

alter table sku enable trigger catalogue_change_update;
alter table product enable trigger regrouped_update;
set local kvarto.bulk_write = 'off';
drop function pg_temp.advance_sequence(text, text);
drop function pg_temp.number_taken_names(text, text);
drop table book_group, split_product, converted_group, book_format, new_name, new_group, edition, measured_format, new_product;
