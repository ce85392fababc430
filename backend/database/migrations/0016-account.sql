-- What customers do with their account, and what whoever runs the shop does with it in their place.

-- Signs somebody of the shop in as a customer, once and soon. Only a hash of what the link holds is kept; who made it and
-- when it was used stays on record.
create table login_link (
  token_hash  text primary key,
  customer_id integer not null references customer on delete cascade,
  created_by  text not null,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index login_link_customer on login_link (customer_id);

-- Who acts in the customer's place. Null: the customer.
alter table auth_session add acting_by text;

create index product_review_waiting on product_review (created_at) where status = 'pending';
create index product_review_customer on product_review (customer_id) where customer_id is not null;
