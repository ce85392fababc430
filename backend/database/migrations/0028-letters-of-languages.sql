-- Whether å, ä and ö are separate letters of a language is a column of its row, so that a new language needs no new function.
alter table language add column has_nordic_letters boolean not null default false;
update language set has_nordic_letters = lower(left(language_id, 2)) in ('sv', 'da', 'nb', 'nn', 'no', 'fi');

-- As in migration 0008, which takes the language instead.
drop function search_words(text, text);
create function search_words(content text, has_nordic_letters boolean, out words text[], out further text[])
language plpgsql immutable parallel safe as $$
declare
  tokens text;
  plain text;
  compounds text;
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
  if not has_nordic_letters and strpos(tokens, 'æ') > 0 then
    compounds := array_to_string(
      array(select token[1] from regexp_matches(tokens, '[^ ]*æ[^ ]*', 'g') as tokens_of (token)), ' ');
    further := further || string_to_array(
      search_letters(translate(compounds, 'æ‐‑-''’', 'a'), has_nordic_letters), ' ');
  end if;
  further := array_remove(further, '');
  -- Longer words are truncated, because visitors do not type them.
  if plain ~ '[^ ]{31}' then
    words := array(select left(word, 30) from unnest(words) with ordinality listed (word, position) order by position);
    further := array(select left(form, 30) from unnest(further) listed (form));
  end if;
end $$;

create or replace function refresh_search(changed_kind text, changed integer[]) returns void language plpgsql as $$
begin
  delete from search_document where kind = changed_kind and id = any(changed);
  with added as (
    insert into search_document (kind, id, language_id, head, head_length, body)
    select kind, id, language_id, title_words || heads.further, cardinality(title_words), bodies.words || bodies.further
    from search_source join language using (language_id)
      cross join lateral search_words(title, has_nordic_letters) heads
      cross join lateral (select array(select word from unnest(heads.words) with ordinality listed (word, position)
        group by word order by min(position)) as title_words) titles
      cross join lateral search_words(content, has_nordic_letters) bodies
    where kind = changed_kind and id = any(changed)
    returning language_id, head || body as words
  ),
  met as (select distinct language_id, word from added, unnest(words) word)
  insert into search_word (language_id, word)
  select language_id, word from met
  where not exists (select from search_word known
    where known.language_id = met.language_id and known.bare = translate(met.word, 'åäö', 'aao') and known.word = met.word);
end $$;
