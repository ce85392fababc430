-- Keyed hash of the network of the visitor who opened the payment iframe: when the provider calls about it, stock is reserved
-- and rates are counted for this visitor. Null for sessions that earlier releases opened.
alter table checkout_session add column network_hash text;
