-- Working days from order to delivery, by shipping method and market. Null: the shop promises no time.
alter table shipping_fee
  add min_days smallint check (min_days between 0 and 60),
  add max_days smallint check (max_days between 0 and 60),
  add constraint shipping_fee_days check ((min_days is null) = (max_days is null) and max_days >= min_days);
