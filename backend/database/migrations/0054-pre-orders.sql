-- Forthcoming books can be ordered before their day of publication.

-- Copies of a forthcoming SKU that can be ordered without stock; the greater of this and `oversellable` counts. The job
-- `releases` sets it. From the day of publication on it is the number of ordered copies that have not arrived.
alter table sku
  add pre_order_limit integer not null default 0 check (pre_order_limit >= 0),
  drop constraint sku_check,
  add constraint sku_oversold check (in_stock >= 0 or oversellable > 0 or pre_order_limit > 0);

alter table download_right
  -- The day of publication of a download that was ordered before it. Its files are locked until then.
  add available_on date,
  -- When the buyer got the mail about it.
  add announced_at timestamptz;
create index download_right_announcement on download_right (available_on)
  where available_on is not null and announced_at is null;
