-- The provider's iframe collects e-mail address, address and shipping option, and contains the provider's other methods. It is
-- for other clients: the shop's own storefront has its own form.
alter table payment_method add collects_address boolean not null default false
  check (not collects_address or payment_type not in ('STANDARD', 'GEINS_PAY'));

-- An open checkout in such an iframe. Personal data is only in the table checkout.
create table checkout_session (
  session_id uuid primary key,
  cart_id text not null references cart on delete cascade,
  payment_method_id integer not null references payment_method on delete cascade,
  provider_key text not null,
  -- Null until the provider has opened it.
  reference text unique,
  iframe_html text,
  -- The client's request: scope, client, sign-in and return URLs. The provider's calls continue with it.
  origin jsonb not null,
  origin_hash text not null,
  created_at timestamptz not null default now(),
  unique (cart_id, origin_hash)
);

-- Shops with the sandbox's card payments get its iframe.
with added as (
  insert into payment_method (method_key, provider_key, payment_type, credit, credit_type, needs_identity_number, capture,
    collects_address)
  select 'checkout', 'sandbox', 'AVARDA', 'possible', 'none', false, 'at-once', true
  from payment_method where provider_key = 'sandbox' and method_key = 'card'
  on conflict (method_key) do nothing
  returning payment_method_id),
markets as (
  insert into payment_method_market (payment_method_id, market_id, sort_order)
  select added.payment_method_id, market_id, 90 from added, payment_method_market
  join payment_method using (payment_method_id) where method_key = 'card' and provider_key = 'sandbox')
insert into payment_method_text (payment_method_id, language_id, name, description)
select payment_method_id, text.language_id, text.name, text.description
from added, (values
  ('sv-SE', 'Snabbkassa', 'Fyll i adressen och betala i samma formulär.'),
  ('da-DK', 'Hurtig kasse', 'Udfyld adressen, og betal i samme formular.'),
  ('en-GB', 'Express checkout', 'Enter your address and pay in one form.'),
  ('fi-FI', 'Pikakassa', 'Täytä osoite ja maksa samalla lomakkeella.'),
  ('nb-NO', 'Hurtigkasse', 'Fyll inn adressen og betal i samme skjema.')) as text (language_id, name, description)
join language on language.language_id = text.language_id;
