-- Works that are in the same orders, computed by a job. A work is represented by its product with the lowest id. The table has
-- no personal data: only pairs that several orders contain are stored.
create table bought_together (
  product_id       integer not null references product on delete cascade,
  other_product_id integer not null references product on delete cascade,
  order_count      integer not null check (order_count > 1),
  primary key (product_id, other_product_id)
);
create index bought_together_other on bought_together (other_product_id);
