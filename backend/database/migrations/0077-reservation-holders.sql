-- Limits how much stock one visitor can reserve without paying. The network is a keyed hash of the visitor's address.
alter table stock_reservation
  add column network_hash text,
  add column reserved_at timestamptz not null default now();
create index stock_reservation_sku on stock_reservation (sku_id);
