-- An account can be created with any e-mail address. The address is verified when a key that was mailed to it is used for
-- the account. Until then the account can neither read nor change data that belongs to the address alone.
alter table customer add column email_proved_at timestamptz;

update customer set email_proved_at = subscription.confirmed_at
from newsletter_subscription subscription
where subscription.email = customer.email and 'account' = any (subscription.tags)
  and subscription.requested_at >= customer.created_at and subscription.confirmed_at >= subscription.requested_at;
