-- False: the trade data says that the product will not be delivered (cancelled, postponed indefinitely, withdrawn, recalled), so
-- the job `releases` allows no pre-orders. Imports write it.
alter table sku add column accepts_pre_orders boolean not null default true;
