-- A market is closed if the shop lacks what its law requires (contract/shop/market-requirements.ts): it can be browsed, and no
-- order is sent there. True: the merchant has opened it all the same. Markets that have orders stay open.
alter table market add opened boolean not null default false;
update market set opened = true where exists (select from shop_order where shop_order.market_id = market.market_id);
