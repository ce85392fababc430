-- The visitor who opened a payment iframe: the provider's calls about it reserve stock and count as this visitor. A keyed hash of the
-- network; null for sessions that earlier releases opened.
alter table checkout_session add column network_hash text;
