-- Searching and listing the catalogue in the database itself, for the engine in backend/catalogue-index/postgres-engine.

-- Comes with PostgreSQL and is trusted: the owner of the database may create it. Finds words that look alike.
create extension if not exists pg_trgm;

-- Texts become words as in backend/catalogue-index/search/search-words.ts, which says why; a test compares the two. Letters
-- are told from other signs, and small from large, by ICU: so it does not matter in which locale the database was made.

-- Where å, ä and ö are letters of their own they stay, æ and ø become ä and ö. All other accents go.
create function search_letters(content text, is_nordic boolean) returns text
language plpgsql immutable strict parallel safe as $$
declare
  plain text := case when is_nordic then translate(content, 'æøéèêëáàâãóòôõúùûüíìîïñçðđłħŋŧıς', 'äöeeeeaaaaoooouuuuiiiincddlhntiσ')
    else translate(content, 'åäáàâãöøóòôõéèêëúùûüíìîïñçðđłħŋŧıς', 'aaaaaaooooooeeeeuuuuiiiincddlhntiσ') end;
begin
  -- What is left to do is rare, and takes longer than all the rest.
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

-- The words of a text as they come, and further forms of them: of `Spider-Man` also `spiderman`, of `d’Artagnan` also
-- `artagnan`.
create function search_words(content text, language_id text, out words text[], out further text[])
language plpgsql immutable parallel safe as $$
declare
  is_nordic constant boolean := lower(left(language_id, 2)) in ('sv', 'da', 'nb', 'nn', 'no', 'fi');
  tokens text;
  plain text;
  compounds text;
begin
  -- What is no letter becomes a space, and so do hyphens and apostrophes that do not stand between letters.
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
  -- Nobody types longer ones.
  if plain ~ '[^ ]{31}' then
    words := array(select left(word, 30) from unnest(words) with ordinality listed (word, place) order by place);
    further := array(select left(form, 30) from unnest(further) listed (form));
  end if;
end $$;

-- Article numbers and GTIN as they are compared: without spaces and hyphens, letters small (search/product-code.ts).
create function search_code(code text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(regexp_replace(code collate "und-x-icu", '[[:space:]\u00ad\u2010-\u2015-]+', '', 'g') collate "und-x-icu"),
    '^isbn(10|13)?:?(?=[0-9x]{10,13}$)', '')
$$;
create index product_code on product (search_code(article_number));
create index sku_code on sku (search_code(article_number));
create index sku_gtin on sku (search_code(gtin));

-- What a page of products by a value is called in its address: `Selma Lagerlöf` is `selma-lagerlof`.
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

-- Everything that products are found by: their own texts, and the names of authors, brands and categories, which are
-- joined when searching, so that a renamed author is one row here and not all their books.
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

-- The same as words. `head` is the title or name: `head_length` different words in their order, then further forms.
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

-- All words that were ever met, for those that begin alike or look alike. It may hold a word twice, when two transactions met
-- it at once: a unique index would make them wait for each other, and two imports could wait in a circle.
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

-- Brands, and authors without a name of their own in it, can be found in a new language too.
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

-- Lists begin at what they are lists of.
create index product_brand on product (brand_id);
create index product_category_category on product_category (category_id, product_id);
create index product_parameter_value on product_parameter (parameter_value_id, product_id);
create index product_image_file on product_image (file_name);
