-- Locks a cart and its payments, and returns them with the cart's stock reservations; 0026 replaces it. It is a function
-- because a single statement would read the payments as they were before it waited for the lock.
create function lock_pursuit(wanted text)
  returns table (version integer, completed_at timestamptz, merged_into text, payments json, held json)
  language plpgsql as $$
#variable_conflict use_column
begin
  select cart.version, cart.completed_at, cart.merged_into into version, completed_at, merged_into
  from cart where cart_id = wanted for no key update;
  if not found then return; end if;
  select coalesce(json_agg(found_payment), '[]') into payments from (
    select payment_id, state, reference, order_id, failure, draft_hash from payment
    where cart_id = wanted order by created_at desc for no key update) as found_payment;
  select coalesce(json_agg(json_build_object('sku_id', sku_id, 'quantity', quantity, 'taken', taken)), '[]') into held
  from stock_reservation where cart_id = wanted;
  return next;
end $$;
