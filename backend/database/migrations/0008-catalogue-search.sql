-- Search and product lists in the database, for the engine in backend/catalogue-index/postgres-engine.

-- Finds similar words. PostgreSQL ships it as a trusted extension, so the owner of the database may create it.
create extension if not exists pg_trgm;

-- The same word splitting as in backend/catalogue-index/search/text/search-words.ts, which explains it; a test compares the
-- two. ICU classifies and lower-cases letters, so that the result does not depend on the locale of the database.

-- In Nordic languages å, ä and ö stay, and æ and ø become ä and ö. All other accents are removed.
create function search_letters(content text, is_nordic boolean) returns text
language plpgsql immutable strict parallel safe as $$
declare
  plain text := case when is_nordic then translate(content, 'æøéèêëáàâãóòôõúùûüíìîïñçðđłħŋŧıς', 'äöeeeeaaaaoooouuuuiiiincddlhntiσ')
    else translate(content, 'åäáàâãöøóòôõéèêëúùûüíìîïñçðđłħŋŧıς', 'aaaaaaooooooeeeeuuuuiiiincddlhntiσ') end;
begin
  -- The remaining conversions are rare and slow.
  if plain !~ '^[ -~åäö’‐‑]*$' then
    plain := normalize(plain, nfkc);
    if is_nordic then plain := translate(plain, 'åäö', U&'\E000\E001\E002'); end if;
    plain := normalize(regexp_replace(normalize(plain, nfd),
      '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+', '', 'g'), nfc);
    plain := replace(replace(replace(plain, 'ß', 'ss'), 'œ', 'oe'), 'þ', 'th');
    plain := translate(replace(plain, 'æ', case when is_nordic then 'ä' else 'ae' end),
      U&'\E000\E001\E002øðđłħŋŧıς', case when is_nordic then 'åäöö' else 'åäöo' end || 'ddlhntiσ');
  end if;
  return plain;
end $$;

-- The words of a text in their order, and further forms: for `Spider-Man` also `spiderman`, for `d’Artagnan` also
-- `artagnan`.
create function search_words(content text, language_id text, out words text[], out further text[])
language plpgsql immutable parallel safe as $$
declare
  is_nordic constant boolean := lower(left(language_id, 2)) in ('sv', 'da', 'nb', 'nn', 'no', 'fi');
  tokens text;
  plain text;
  compounds text;
begin
  -- Characters other than letters become spaces, and so do hyphens and apostrophes that are not between letters.
  tokens := regexp_replace(lower(coalesce(content, '') collate "und-x-icu"),
    '[^[:alnum:]\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200d\u2060''’‐‑-]+', ' ', 'g');
  tokens := translate(tokens, U&'\00ad\200b\200c\200d\2060', '');
  tokens := regexp_replace(tokens, '(^| |[''’‐‑-])[''’‐‑-]+|[''’‐‑-]+( |$)', ' ', 'g');
  plain := search_letters(tokens, is_nordic);
  words := array_remove(string_to_array(translate(plain, '‐‑-''’', '   '), ' '), '');
  further := '{}';
  -- Of each token with a hyphen or apostrophe: all of it as one word, and its parts where they have more than one letter.
  if translate(tokens, '‐‑-''’', '') <> tokens then
    compounds := array_to_string(
      array(select token[1] from regexp_matches(tokens, '[^ ]+[''’‐‑-][^ ]+', 'g') as tokens_of (token)), ' ');
    further := string_to_array(search_letters(translate(compounds, '‐‑-''’', '') || ' '
      || regexp_replace(translate(compounds, '‐‑-''’', '     '), '(^| )[^ ](?= |$)', ' ', 'g'), is_nordic), ' ');
  end if;
  if not is_nordic and strpos(tokens, 'æ') > 0 then
    compounds := array_to_string(
      array(select token[1] from regexp_matches(tokens, '[^ ]*æ[^ ]*', 'g') as tokens_of (token)), ' ');
    further := further || string_to_array(
      search_letters(translate(compounds, 'æ‐‑-''’', 'a'), is_nordic), ' ');
  end if;
  further := array_remove(further, '');
  -- Longer words are truncated, because visitors do not type them.
  if plain ~ '[^ ]{31}' then
    words := array(select left(word, 30) from unnest(words) with ordinality listed (word, place) order by place);
    further := array(select left(form, 30) from unnest(further) listed (form));
  end if;
end $$;

-- Article numbers and GTINs for comparison: lower case, without spaces and hyphens (search/text/product-code.ts).
create function search_code(code text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(regexp_replace(code collate "und-x-icu", '[[:space:]\u00ad\u2010-\u2015-]+', '', 'g') collate "und-x-icu"),
    '^isbn(10|13)?:?(?=[0-9x]{10,13}$)', '')
$$;
create index product_code on product (search_code(article_number));
create index sku_code on sku (search_code(article_number));
create index sku_gtin on sku (search_code(gtin));

-- The slug of a list of products by a value: `Selma Lagerlöf` is `selma-lagerlof`.
create function slug_of(content text) returns text language sql immutable strict parallel safe as $$
  select trim(both '-' from regexp_replace(
    translate(
      replace(replace(replace(replace(
        regexp_replace(normalize(lower(content collate "und-x-icu"), nfd), '[\u0300-\u036f]+', '', 'g'),
        'æ', 'ae'), 'þ', 'th'), 'ß', 'ss'), 'œ', 'oe'),
      'øðłđ’''', 'odld'),
    '[^a-z0-9]+', '-', 'g'))
$$;
create index parameter_value_slug on parameter_value (slug_of(value_key));
create index parameter_value_text_slug on parameter_value_text (slug_of(label));

-- All searchable texts: those of products, and the names of authors, brands and categories. Names are joined when
-- searching, so that renaming an author updates one row and not all of the author's books.
create view search_source (kind, id, language_id, title, content) as
  select 'product', product_id, language_id, name, concat_ws(' ', text1, text2, text3) from product_text
  union all
  select 'author', parameter_value_id, language.language_id, coalesce(label, value_key), null
  from parameter_value join parameter using (parameter_id) cross join language
    left join parameter_value_text using (parameter_value_id, language_id)
  where identifier = 'author'
  union all
  select 'brand', brand_id, language_id, brand.name, null from brand cross join language
  union all
  select 'category', category_id, language_id, name, null from category_text;

-- The words of these texts. `head` is the title or name: `head_length` distinct words in their order, then further forms.
create table search_document (
  kind        text not null,
  id          integer not null,
  language_id text not null references language on delete cascade,
  head        text[] not null,
  head_length integer not null,
  body        text[] not null,
  primary key (kind, id, language_id)
);
create index search_document_head on search_document using gin (head);
create index search_document_body on search_document using gin (body);

-- All words that have been indexed, for prefix and similarity matching. Concurrent transactions may insert the same word
-- twice: with a unique index they would wait for each other, and two imports could deadlock.
create table search_word (
  language_id text not null references language on delete cascade,
  word        text collate "C" not null,
  bare        text collate "C" not null generated always as (translate(word, 'åäö', 'aao')) stored
);
create index search_word_beginning on search_word (language_id, bare, word);
create index search_word_likeness on search_word using gist (bare gist_trgm_ops);

create function refresh_search(changed_kind text, changed integer[]) returns void language plpgsql as $$
begin
  delete from search_document where kind = changed_kind and id = any(changed);
  with added as (
    insert into search_document (kind, id, language_id, head, head_length, body)
    select kind, id, language_id, title_words || heads.further, cardinality(title_words), bodies.words || bodies.further
    from search_source
      cross join lateral search_words(title, language_id) heads
      cross join lateral (select array(select word from unnest(heads.words) with ordinality listed (word, place)
        group by word order by min(place)) as title_words) titles
      cross join lateral search_words(content, language_id) bodies
    where kind = changed_kind and id = any(changed)
    returning language_id, head || body as words
  ),
  met as (select distinct language_id, word from added, unnest(words) word)
  insert into search_word (language_id, word)
  select language_id, word from met
  where not exists (select from search_word known
    where known.language_id = met.language_id and known.bare = translate(met.word, 'åäö', 'aao') and known.word = met.word);
end $$;

create function refresh_changed_search() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  execute format('select array_agg(distinct %I) from (%s) changed', tg_argv[1],
    case tg_op when 'DELETE' then 'select * from old_rows' when 'INSERT' then 'select * from new_rows'
      else 'select * from new_rows union all select * from old_rows' end) into changed;
  if changed is not null then perform refresh_search(tg_argv[0], changed); end if;
  return null;
end $$;

do $$
declare
  watched record;
  event text;
begin
  for watched in select * from (values
    ('product_text', 'product', 'product_id'), ('brand', 'brand', 'brand_id'),
    ('category_text', 'category', 'category_id'), ('parameter_value', 'author', 'parameter_value_id'),
    ('parameter_value_text', 'author', 'parameter_value_id')) as tables (name, kind, id_column)
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %I after %s on %I referencing %s for each statement
        execute function refresh_changed_search(%L, %L)', 'search_' || event, event, watched.name,
        case event when 'insert' then 'new table as new_rows' when 'delete' then 'old table as old_rows'
          else 'new table as new_rows old table as old_rows' end, watched.kind, watched.id_column);
    end loop;
  end loop;
end $$;

-- Indexes brands, and authors without a translated name, in a new language.
create function refresh_search_for_language() returns trigger language plpgsql as $$
begin
  perform refresh_search('brand', array(select brand_id from brand));
  perform refresh_search('author', array(select parameter_value_id from parameter_value));
  return null;
end $$;
create trigger search_language after insert on language
  for each statement execute function refresh_search_for_language();

select refresh_search('product', array(select distinct product_id from product_text));
select refresh_search('category', array(select distinct category_id from category_text));
select refresh_search('brand', array(select brand_id from brand));
select refresh_search('author', array(select parameter_value_id from parameter_value));

-- Indexes for the lists of a brand, a category or a parameter value.
create index product_brand on product (brand_id);
create index product_category_category on product_category (category_id, product_id);
create index product_parameter_value on product_parameter (parameter_value_id, product_id);
create index product_image_file on product_image (file_name);
