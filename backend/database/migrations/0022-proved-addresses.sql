-- An account is made with any address: whose it is shows when a key that was mailed there is used for the account. Until
-- then nothing that is known of the address alone is told to the account, or ended by it.
alter table customer add column email_proved_at timestamptz;

update customer set email_proved_at = subscription.confirmed_at
from newsletter_subscription subscription
where subscription.email = customer.email and 'account' = any (subscription.tags)
  and subscription.requested_at >= customer.created_at and subscription.confirmed_at >= subscription.requested_at;
