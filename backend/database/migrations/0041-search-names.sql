-- Search finds products by the names of all contributors and of series, not only of authors.

-- As in migration 0008; the kind `author` has the values of further parameters. Matches of those count as names.
create or replace view search_source (kind, id, language_id, title, content) as
  select 'product', product_id, language_id, name, concat_ws(' ', text1, text2, text3) from product_text
  union all
  select 'author', parameter_value_id, language.language_id, coalesce(label, value_key), null
  from parameter_value join parameter using (parameter_id) cross join language
    left join parameter_value_text using (parameter_value_id, language_id)
  where identifier in ('author', 'translator', 'illustrator', 'narrator', 'editor', 'series')
  union all
  select 'brand', brand_id, language_id, brand.name, null from brand cross join language
  union all
  select 'category', category_id, language_id, name, null from category_text;

-- These names are indexed after the start.
insert into search_pending (kind, id)
select 'author', parameter_value_id from parameter_value join parameter using (parameter_id)
where identifier in ('translator', 'illustrator', 'narrator', 'editor', 'series')
on conflict do nothing;
