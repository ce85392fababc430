-- Addresses are compared with ordinary letters instead of full-width ones (NFKC). Accounts and blocks that were stored with other
-- letters get the compared form, unless it belongs to another one already.
update customer set email = compared
from (
  select distinct on (lower(normalize(email, nfkc))) customer_id, lower(normalize(email, nfkc)) as compared
  from customer where email is not nfkc normalized order by lower(normalize(email, nfkc)), customer_id
) changed
where changed.customer_id = customer.customer_id
  and not exists (select from customer other where other.email = compared);

insert into blocked_email (email, reason, blocked_at)
select lower(normalize(email, nfkc)), min(reason), min(blocked_at) from blocked_email where email is not nfkc normalized group by 1
on conflict do nothing;
