-- Each format of a book is a product; its SKUs are sizes (decision 54).

alter table sku_choice
  -- A format such as paperback, not a size: it is not a filter, because the parameter `format` is.
  add is_format boolean not null default false;
update sku_choice set is_format = true;

-- The names that imports use. Earlier versions called them differently.
update parameter set identifier = 'keyword'
where identifier = 'subject' and not exists (select from parameter where identifier = 'keyword')
  and exists (select from parameter where identifier = 'binding');
update parameter set identifier = 'format'
where identifier = 'binding' and not exists (select from parameter where identifier = 'format');
update parameter set identifier = 'subject'
where identifier = 'thema' and not exists (select from parameter where identifier = 'subject');
