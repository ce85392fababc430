-- What is under way for a cart. Whoever holds goods for it, or makes an order of it, waits here for whoever does so already.
-- In a function and not in one statement, because a statement sees what there was when it began: the payments are read
-- after the cart was waited for, and so with all that others have done to them.
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
