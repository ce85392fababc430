-- Search: `æ` as `a` in words with hyphens, and searches without results.

-- As in migration 0028; only the forms with `æ` differ.
create or replace function search_words(content text, has_nordic_letters boolean, out words text[], out further text[])
language plpgsql immutable parallel safe as $$
declare
  tokens text;
  plain text;
  compounds text;
  parts text;
begin
  -- Characters other than letters become spaces, and so do hyphens and apostrophes that are not between letters.
  tokens := regexp_replace(lower(coalesce(content, '') collate "und-x-icu"),
    '[^[:alnum:]\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200d\u2060''’‐‑-]+', ' ', 'g');
  tokens := translate(tokens, U&'\00ad\200b\200c\200d\2060', '');
  tokens := regexp_replace(tokens, '(^| |[''’‐‑-])[''’‐‑-]+|[''’‐‑-]+( |$)', ' ', 'g');
  plain := search_letters(tokens, has_nordic_letters);
  words := array_remove(string_to_array(translate(plain, '‐‑-''’', '   '), ' '), '');
  further := '{}';
  -- Of each token with a hyphen or apostrophe: all of it as one word, and its parts where they have more than one letter.
  if translate(tokens, '‐‑-''’', '') <> tokens then
    compounds := array_to_string(
      array(select token[1] from regexp_matches(tokens, '[^ ]+[''’‐‑-][^ ]+', 'g') as tokens_of (token)), ' ');
    further := string_to_array(search_letters(translate(compounds, '‐‑-''’', '') || ' '
      || regexp_replace(translate(compounds, '‐‑-''’', '     '), '(^| )[^ ](?= |$)', ' ', 'g'), has_nordic_letters), ' ');
  end if;
  -- `æ` also as `a`: of each word that contains it, and of the whole token.
  if not has_nordic_letters and strpos(tokens, 'æ') > 0 then
    compounds := array_to_string(
      array(select token[1] from regexp_matches(tokens, '[^ ]*æ[^ ]*', 'g') as tokens_of (token)), ' ');
    parts := array_to_string(
      array(select part[1] from regexp_matches(translate(tokens, '‐‑-', '   '), '[^ ]*æ[^ ]*', 'g') as parts_of (part)), ' ');
    further := further || string_to_array(search_letters(
      translate(compounds, 'æ‐‑-''’', 'a') || ' ' || translate(parts, 'æ''’', 'a'), has_nordic_letters), ' ');
  end if;
  further := array_remove(further, '');
  -- Longer words are truncated, because visitors do not type them.
  if plain ~ '[^ ]{31}' then
    words := array(select left(word, 30) from unnest(words) with ordinality listed (word, position) order by position);
    further := array(select left(form, 30) from unnest(further) listed (form));
  end if;
end $$;

-- The documents that contain such words are indexed again after the start.
insert into search_pending (kind, id)
select distinct kind, id from search_source join language using (language_id)
where not has_nordic_letters and concat_ws(' ', title, content) ~* '[æÆ][^ ]*[‐‑-]|[‐‑-][^ ]*[æÆ]'
on conflict do nothing;

-- How many of the searches found nothing.
alter table search_count add without_hits integer not null default 0 check (without_hits between 0 and searches);
