-- The rows that the demo has inserted, so that they can be removed from a shop that has rows of its own.
create table demo_row (
  table_name text not null,
  row_id     text not null,
  -- Of rows that a merchant edits in place: a changed row is not the demo's any more.
  checksum   text,
  primary key (table_name, row_id)
);
