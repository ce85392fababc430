-- Orders and payments keep the last four characters of a personal number. In Sweden sole traders have one too: its third digit, the
-- month, is 0 or 1.
create function stored_identity_number(draft jsonb) returns jsonb language sql immutable as $$
  select case
    when length(draft->>'identityNumber') > 4 and (draft->>'customerType' = 'PERSON'
      or (draft#>>'{billingAddress,country}' = 'SE'
        and regexp_replace(draft->>'identityNumber', '\D', '', 'g') ~ '^(16|18|19|20)?\d{2}[01]\d{7}$'))
    then jsonb_set(draft, '{identityNumber}', to_jsonb(right(draft->>'identityNumber', 4)))
    else draft end
$$;
update shop_order set draft = stored_identity_number(draft)
where draft->>'identityNumber' is not null and draft <> stored_identity_number(draft);
update payment set draft = stored_identity_number(draft)
where draft->>'identityNumber' is not null and draft <> stored_identity_number(draft);
drop function stored_identity_number;
