-- Ranges of postal codes and their cities, which the checkout suggests: [{"first": "11100", "last": "11899", "city": "Stockholm"}].
alter table market
  add column postal_areas jsonb not null default '[]' check (jsonb_typeof(postal_areas) = 'array');
