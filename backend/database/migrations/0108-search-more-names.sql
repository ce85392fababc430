-- Search also finds products by format, award and number in a series, and by the names that contributors, series and awards
-- have in another language (the key of the value).

-- As in migration 0041.
create or replace view search_source (kind, id, language_id, title, content) as
  select 'product', product_id, language_id, name, concat_ws(' ', text1, text2, text3) from product_text
  union all
  select 'author', parameter_value_id, language.language_id,
    case when label <> value_key then label || ' ' || value_key else value_key end, null
  from parameter_value join parameter using (parameter_id) cross join language
    left join parameter_value_text using (parameter_value_id, language_id)
  where identifier in ('author', 'translator', 'illustrator', 'narrator', 'editor', 'series', 'series-number', 'award', 'format')
  union all
  select 'brand', brand_id, language_id, brand.name, null from brand cross join language
  union all
  select 'category', category_id, language_id, name, null from category_text;

-- These names are indexed after the start.
insert into search_pending (kind, id)
select 'author', parameter_value_id from parameter_value join parameter using (parameter_id)
where identifier in ('series-number', 'award', 'format')
  or identifier in ('author', 'translator', 'illustrator', 'narrator', 'editor', 'series')
    and exists (select from parameter_value_text
      where parameter_value_text.parameter_value_id = parameter_value.parameter_value_id and label <> value_key)
on conflict do nothing;
