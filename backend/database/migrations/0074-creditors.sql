-- The name of the creditor of a method with credit. Null: the seller, who grants a deferred payment.
alter table payment_method add column creditor text check (creditor <> '');
update payment_method set creditor = 'Klarna Bank AB (publ)' where method_key = 'stripe-klarna';
update payment_method set creditor = 'Sandbox Bank (test)' where provider_key = 'sandbox' and credit = 'always';
