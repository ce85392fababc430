-- Standard names for columns, indexes, constraints and functions. Data and behaviour stay the same.

alter table promo_code rename column most_uses to max_uses;
alter table promo_code rename column most_uses_per_customer to max_uses_per_customer;
alter table promo_code rename constraint promo_code_most_uses_check to promo_code_max_uses_check;
alter table promo_code
  rename constraint promo_code_most_uses_per_customer_check to promo_code_max_uses_per_customer_check;

alter table shipping_fee rename column most_grams to max_grams;
alter table shipping_fee rename constraint shipping_fee_most_grams_check to shipping_fee_max_grams_check;

-- Position in the lines of the order's draft, starting at 0.
alter table order_line rename column place to line_index;
alter table order_line rename constraint order_line_order_id_place_key to order_line_order_id_line_index_key;

-- When a job next asks the provider for the state of the payment, and how often it has done so.
alter table payment rename column next_look_at to next_check_at;
alter table payment rename column looks to checks;
alter index payment_look rename to payment_next_check;

-- Set when a mail will not be sent any more.
alter table mail_outbox rename column given_up_at to abandoned_at;

alter index pickup_point_place rename to pickup_point_zip;

alter function refuse_change() rename to reject_change;
alter function remember_slugs() rename to record_replaced_slugs;

-- Locks a cart and its payments, and returns them with the cart's stock reservations. Every transaction that reserves
-- stock for a cart or creates its order calls this first. It is a function because a single statement would read the
-- payments as they were before it waited for the lock.
drop function lock_pursuit(text);
create function lock_cart_checkout(locked_cart_id text)
  returns table (version integer, completed_at timestamptz, merged_into text, payments json, reservations json)
  language plpgsql as $$
#variable_conflict use_column
begin
  select cart.version, cart.completed_at, cart.merged_into into version, completed_at, merged_into
  from cart where cart_id = locked_cart_id for no key update;
  if not found then return; end if;
  select coalesce(json_agg(found_payment), '[]') into payments from (
    select payment_id, state, reference, order_id, failure, draft_hash from payment
    where cart_id = locked_cart_id order by created_at desc for no key update) as found_payment;
  select coalesce(json_agg(json_build_object('sku_id', sku_id, 'quantity', quantity, 'taken', taken)), '[]')
  into reservations from stock_reservation where cart_id = locked_cart_id;
  return next;
end $$;
