-- Keys of clients of the commerce API. Only a hash of the key is stored.
create table api_key (
  api_key_id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  key_hash text not null unique,
  -- A storefront key may be public; operations that move money need a server key.
  scope text not null check (scope in ('storefront', 'server')),
  -- Origins of web pages that may use the key.
  origins text[] not null default '{}',
  -- Counted for each visitor's network with a storefront key, and for the whole client with a server key. Null: unlimited.
  requests_per_minute integer check (requests_per_minute > 0),
  -- Whether orders need the consents of the checkout.
  requires_consents boolean not null default false,
  -- Accepted only from this machine: for keys that are not secret.
  is_local_only boolean not null default false,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
