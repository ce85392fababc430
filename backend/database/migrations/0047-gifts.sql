-- A cart has one promo code, and gift codes that pay in their order. Gift cards are stored by key, as in gift_code.
alter table cart add gift_codes text[] not null default '{}';
update cart set gift_codes = array[promo_code], promo_code = null
from gift_code where gift_code.code = cart.promo_code and completed_at is null;

-- Several codes pay for one cart, each once.
alter table gift_code_use drop constraint gift_code_use_pkey;
alter table gift_code_use add primary key (cart_id, code);
drop index gift_code_movement_order;
create unique index gift_code_movement_order on gift_code_movement (cart_id, gift_code_id) where reason = 'order';

-- Gift wrap is a product that only carts with shipped products contain. As gift cards, it is in no list and in no campaign.
alter table product drop constraint product_fulfilment_check;
alter table product add constraint product_fulfilment_check
  check (fulfilment in ('shipped', 'download', 'gift_card', 'gift_wrap'));
drop index product_gift_card;
create index product_service on product (product_id) where fulfilment in ('gift_card', 'gift_wrap');
