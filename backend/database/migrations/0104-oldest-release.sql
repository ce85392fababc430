-- A release also starts on a database that a newer release has migrated, because migrations add and do not remove. A migration
-- that removes something that older releases use names, in this row, a migration that a release must have to start.
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
