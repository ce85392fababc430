-- Mailed keys that verify the e-mail address of an account (customer.email_proved_at).
create table email_verification (
  key_hash    text primary key,
  customer_id integer not null references customer on delete cascade,
  expires_at  timestamptz not null
);
create index email_verification_customer on email_verification (customer_id);
-- Orders of a guest are found by their address when the account of the address is verified.
create index shop_order_guest_email on shop_order (email) where customer_id is null;
