-- A release also starts on a database that a newer release has migrated, because migrations usually only add. A migration that
-- removes a table or column which older releases use writes the name of a migration into this row. From then on, only releases
-- that contain this migration can start.
create table oldest_release (
  is_only_row boolean primary key default true check (is_only_row),
  migration   text not null
);
insert into oldest_release (migration) values ('0104-oldest-release');

-- The URL of the storefront in the mail's links, if processes with several domains share the database. Null: that of the
-- process which sends it.
alter table mail_outbox add column shop_url text;
alter table password_reset_request add column shop_url text;
alter table stock_alert add column shop_url text;
alter table gift_card add column shop_url text;
