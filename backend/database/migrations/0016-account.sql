-- Impersonation of customers by staff, and indexes for reviews.

-- Signs staff in as a customer, once, before it expires. Only a hash of the link's token is stored. Rows stay as a record of
-- who created the link and when it was used.
create table login_link (
  token_hash  text primary key,
  customer_id integer not null references customer on delete cascade,
  created_by  text not null,
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index login_link_customer on login_link (customer_id);

-- The member of staff who impersonates the customer; null for the customer.
alter table auth_session add acting_by text;

create index product_review_waiting on product_review (created_at) where status = 'pending';
create index product_review_customer on product_review (customer_id) where customer_id is not null;
