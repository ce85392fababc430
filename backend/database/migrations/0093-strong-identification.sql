-- The provider identifies the buyer by strong electronic identification, such as a bank's. Countries that require it for deferred
-- payment (contract/order/strong-identification.ts) offer consumers no other credit.
alter table payment_method add identifies_strongly boolean not null default false;
