-- False: the trade data says that the title will not be delivered (cancelled, postponed indefinitely, withdrawn, recalled), so the
-- job `releases` does not let anyone pre-order it. An import writes it.
alter table sku add column accepts_pre_orders boolean not null default true;
