-- Deleting a cart, with its customer or after a year, must not delete the carts that were merged into it: one of them may
-- have been paid, and its payment would be deleted with it.
alter table cart drop constraint cart_merged_into_fkey;
alter table cart add constraint cart_merged_into_fkey foreign key (merged_into) references cart on delete set null;
create index cart_merged on cart (merged_into) where merged_into is not null;
