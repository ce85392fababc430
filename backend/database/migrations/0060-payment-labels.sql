-- STANDARD: placeOrder completes the order at once. GEINS_PAY: the provider's page. Other values: the provider's iframe.
alter table payment_method alter payment_type set default 'GEINS_PAY';
update payment_method set payment_type = 'GEINS_PAY' where payment_type = 'STANDARD';
-- The shop's own invoice has no page. Payments of earlier orders stay with their provider.
update payment_method set payment_type = 'STANDARD', provider_key = 'invoice'
  where provider_key = 'sandbox' and method_key = 'invoice';
