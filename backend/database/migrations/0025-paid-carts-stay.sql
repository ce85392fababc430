-- A cart that goes, with its customer or after a year, must not take along those whose lines once joined it: one of them may
-- have been paid, and a payment goes with its cart.
alter table cart drop constraint cart_merged_into_fkey;
alter table cart add constraint cart_merged_into_fkey foreign key (merged_into) references cart on delete set null;
create index cart_merged on cart (merged_into) where merged_into is not null;
