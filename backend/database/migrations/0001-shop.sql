-- Channels, markets, languages, currencies and VAT.

create table language (
  language_id text primary key,            -- 'sv-SE'
  code        text not null unique,        -- 'sv', as in paths
  name        text not null
);

create table currency (
  currency_code text primary key,
  name          text not null,
  symbol        text not null,
  minor_digits  integer not null default 2
);

create table channel (
  channel_id          text primary key,    -- '1|se'
  name                text not null,
  type                text not null,
  url                 text not null,
  default_language_id text not null references language,
  default_market_id   text not null
);

create table market (
  market_id                text primary key,
  channel_id               text not null references channel,
  alias                    text not null unique,
  country_code             text not null,
  country_name             text not null,
  currency_code            text not null references currency,
  group_key                text not null,
  default_language_id      text not null references language,
  virtual                  boolean not null default false,
  only_display_in_checkout boolean not null default false,
  sort_order               integer not null
);

create table market_language (
  market_id   text not null references market on delete cascade,
  language_id text not null references language,
  sort_order  integer not null,
  primary key (market_id, language_id)
);

-- A rate is valid from its day until the next one of the same market and class.
create table vat_rate (
  market_id    text not null references market on delete cascade,
  tax_class    text not null,
  valid_from   date not null,
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (market_id, tax_class, valid_from)
);

-- Facts about the installation, such as which demo data it was seeded with.
create table shop_note (
  key   text primary key,
  value jsonb not null
);
