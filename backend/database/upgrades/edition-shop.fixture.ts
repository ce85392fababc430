/** The last migration of the version that `editionShop` belongs to. */
export const lastEditionMigration = '0036-reviews-and-lists';

/**
 * A shop as it was before migration 0037: a product is an edition, and its SKUs are the formats. Ids are explicit, so that the
 * sequences are behind them.
 */
export const editionShop = `
  insert into language (language_id, code, name, has_nordic_letters) values
    ('sv-SE', 'sv', 'Svenska', true), ('en-GB', 'en', 'English', false);
  insert into currency (currency_code, name, symbol) values ('SEK', 'Svensk krona', 'kr');
  insert into channel values ('1|se', 'Shop', 'webshop', 'https://shop.example', 'sv-SE', 'se');
  insert into market (market_id, channel_id, alias, country_code, country_name, currency_code, group_key, default_language_id,
    sort_order, preselects_payment) values ('se', '1|se', 'se', 'SE', 'Sverige', 'SEK', 'SCANDINAVIA', 'sv-SE', 0, true);
  insert into market_language values ('se', 'sv-SE', 0), ('se', 'en-GB', 1);
  insert into vat_rate select 'se', class, '1990-01-01', 600 from unnest(array['book', 'standard', 'shipping']) class;
  insert into price_list (price_list_id, identifier, currency_code) values (1, 'sek', 'SEK');
  insert into price_list_market (price_list_id, market_id, currency_code) values (1, 'se', 'SEK');

  insert into brand (brand_id, brand_key, name) values (1, 'house', 'House');
  insert into brand_text (brand_id, language_id, slug) select 1, language_id, 'house' from language;
  insert into category (category_id, category_key, sort_order) values (1, 'novels', 0), (2, 'classics', 1);
  insert into category_text (category_id, language_id, name, slug)
    select category_id, language_id, category_key, category_key from category, language;

  insert into sku_choice (sku_choice_id, choice_key, sort_order) values
    (1, 'hardback', 0), (2, 'paperback', 1), (3, 'audio', 2), (4, 'ebook', 3), (5, 'package', 4), (6, 'small', 5),
    (7, 'large', 6);
  insert into sku_choice_text (sku_choice_id, language_id, name) values
    (1, 'sv-SE', 'Inbunden'), (2, 'sv-SE', 'Pocket'), (3, 'sv-SE', 'Ljudbok'), (4, 'sv-SE', 'E-bok'),
    (1, 'en-GB', 'Hardback'), (2, 'en-GB', 'Paperback'), (3, 'en-GB', 'Audiobook');

  insert into parameter_group (parameter_group_id, group_key, sort_order) values (1, 'book', 0);
  insert into parameter (parameter_id, parameter_group_id, identifier, type, sort_order) values
    (1, 1, 'author', 'multi', 0), (2, 1, 'language', 'single', 1), (6, 1, 'binding', 'multi', 2),
    (7, 1, 'subject', 'multi', 3);
  insert into parameter_text (parameter_id, language_id, label, group_name)
    select parameter_id, language_id, identifier, 'Book' from parameter, language;
  insert into parameter_value (parameter_value_id, parameter_id, value_key) values
    (1, 1, 'Selma Lagerlöf'), (2, 2, 'sv'), (3, 2, 'en'), (4, 2, 'fi'), (5, 6, 'hardback'), (6, 6, 'paperback'),
    (7, 6, 'audio'), (8, 7, 'winter');

  -- A work in three languages, a package, and a group whose key a new group would have.
  insert into variant_group (variant_group_id, variant_group_key, name, dimension) values
    (1, 'berling', 'Gösta Berlings saga', 'language'), (2, 'set', 'Set', 'Language'), (3, 'solo', 'Other', 'Colour');

  insert into product (product_id, product_key, article_number, type, brand_id, primary_category_id, variant_group_id,
    variant_value, tax_class, first_available_on, sold_count, is_active, variant_attributes, length_mm, width_mm, height_mm,
    freight_class, supplier_id, custom_order, publication_date) values
    (10, 'berling/sv', 'KV10', 'product', 1, 1, 1, 'sv', 'book', '2020-02-02', 7, true, '{"tone": "red"}', 216, 138, 30,
      'parcel', 4, '{3,1}', '1891'),
    (11, 'berling/en', 'KV11', 'product', 1, 1, 1, 'en', 'book', '2020-02-02', 5, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (12, 'berling/fi', 'KV12', 'product', 1, 1, 1, 'fi', 'book', '2020-02-02', 1, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (20, 'solo', 'KV20', 'product', null, 1, null, null, 'book', '2020-02-02', 0, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (30, 'single', 'KV30', 'product', 1, 1, null, null, 'book', '2020-02-02', 0, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (40, 'set/sv', 'KV40', 'package', 1, 1, 2, 'sv', 'book', '2020-02-02', 0, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (50, 'shirt', 'KV50', 'product', 1, 1, null, null, 'standard', '2020-02-02', 0, true, '{}', 0, 0, 0, null, 0, '{}', null),
    (60, 'berling/sv/hardback', 'KV10-A', 'product', 1, 1, null, null, 'book', '2020-02-02', 0, true, '{}', 0, 0, 0, null, 0,
      '{}', null),
    (70, 'twice', 'KV70', 'product', 1, 1, null, null, 'book', '2020-02-02', 0, false, '{}', 0, 0, 0, null, 0, '{}', null);
  insert into product_text (product_id, language_id, name, slug, text1, text2, meta_title)
    select product_id, language_id, 'Name of ' || product_key, case product_id when 10 then 'saga' when 11 then 'story'
      when 60 then 'saga-inbunden' else replace(product_key, '/', '-') end, 'Author', 'Text', 'Title'
    from product, language;
  -- The former slug of another product.
  update product_text set slug = 'saga-ljudbok' where product_id = 30 and language_id = 'sv-SE';
  update product_text set slug = 'single' where product_id = 30 and language_id = 'sv-SE';
  insert into product_category select product_id, 1 from product union all values (10, 2);

  insert into product_image (product_id, file_name, sort_order, tags, source) values
    (10, 'kv10-cover.jpg', 0, '{}', null), (10, '0123456789abcdef-300x450.jpg', 1, '{front}', '1'), (11, 'kv11.jpg', 0, '{}', null);
  insert into picture values ('0123456789abcdef-300x450.jpg', 'image/jpeg', 1000);
  insert into product_image_text values (10, '0123456789abcdef-300x450.jpg', 'sv-SE', 'Omslaget');
  insert into picture_fetch (url) values ('https://pictures.example/10.jpg');
  insert into picture_fetch_product (product_id, url, sort_order) values (10, 'https://pictures.example/10.jpg', 2);

  insert into product_parameter (product_id, parameter_value_id, sort_order) values
    (10, 1, 3), (10, 2, 0), (10, 5, 0), (10, 6, 0), (10, 7, 0), (10, 8, 0), (11, 1, 0), (11, 3, 0), (11, 5, 0), (11, 6, 0),
    (12, 4, 0), (12, 6, 0), (20, 2, 0), (20, 5, 0), (40, 2, 0);

  insert into sku (sku_id, product_id, sku_choice_id, article_number, gtin, in_stock, static_stock, length_mm, width_mm,
    height_mm) values
    (101, 10, 1, 'KV10-H', '9780000000101', 3, 0, 216, 138, 30), (102, 10, 2, 'KV10-P', null, 5, 0, 178, 110, 20),
    (103, 10, 3, 'KV10-A', null, 0, 50, 0, 0, 0), (104, 10, 4, 'KV10-E', null, 0, 50, 0, 0, 0),
    (111, 11, 1, 'KV11-H', null, 3, 0, 0, 0, 0), (112, 11, 2, 'KV11-P', null, 5, 0, 0, 0, 0),
    (113, 11, 3, 'KV11-A', null, 0, 50, 0, 0, 0), (114, 11, 4, 'KV11-E', null, 0, 50, 0, 0, 0),
    (121, 12, 2, 'KV12-P', null, 5, 0, 0, 0, 0), (201, 20, 1, 'KV20-H', null, 2, 0, 0, 0, 0),
    (202, 20, 4, 'KV20-E', null, 0, 0, 0, 0, 0), (301, 30, 1, 'KV30-H', null, 2, 0, 0, 0, 0),
    (401, 40, 5, 'KV40-S', null, 2, 0, 0, 0, 0), (501, 50, 6, 'KV50-S', null, 2, 0, 0, 0, 0),
    (502, 50, 7, 'KV50-L', null, 2, 0, 0, 0, 0), (601, 60, 1, 'KV60-H', null, 2, 0, 0, 0, 0),
    (701, 70, 1, 'KV70-1', null, 2, 0, 0, 0, 0), (702, 70, 1, 'KV70-2', null, 2, 0, 0, 0, 0),
    (703, 70, 1, 'KV70-3', null, 2, 0, 0, 0, 0);
  insert into price (price_list_id, sku_id, regular_price, selling_price) select 1, sku_id, sku_id * 100, sku_id * 100 from sku;
  update price set selling_price = selling_price - 100 where sku_id = 104;

  insert into package_group (package_group_id, product_id) values (1, 40);
  insert into package_option (package_option_id, package_group_id, product_id) values (1, 1, 10);
  insert into product_relation (product_id, related_product_id, relation, sort_order) values
    (10, 30, 'RELATED', 2), (30, 10, 'SIMILAR', 1);
  insert into campaign (campaign_id, campaign_key, type, terms) values (1, 'sale', 'percentage', '{"basisPoints": 1000}');
  insert into campaign_target (campaign_target_id, campaign_id, kind, product_id) values (1, 1, 'product', 10);
  insert into campaign_target (campaign_target_id, campaign_id, kind, category_id) values (2, 1, 'category', 2);

  insert into customer (customer_id, email) values (1, 'reader@example.com');
  insert into product_review (product_id, customer_id, rating, author, status) values (10, 1, 4, 'Reader', 'approved');
  insert into favorite_list (favorite_list_id, customer_id, name) values (1, 1, 'Winter');
  insert into favorite_list_item (favorite_list_id, product_id) values (1, 10);
  insert into stock_alert (sku_id, email, channel_id, market_id, language_id) values
    (101, 'reader@example.com', '1|se', 'se', 'sv-SE');
  insert into cart (cart_id, channel_id, market_id) values ('cart-with-two-formats', '1|se', 'se');
  insert into cart_item (cart_id, sku_id, quantity) values
    ('cart-with-two-formats', 102, 1), ('cart-with-two-formats', 104, 2);
  insert into stock_reservation (cart_id, sku_id, quantity, taken, expires_at) values
    ('cart-with-two-formats', 102, 1, 1, now() + interval '1 hour');
  insert into shop_order (order_id, public_id, cart_id, channel_id, market_id, language_id, customer_type, email, state,
    currency_code, total_inc_vat, total_ex_vat, draft) values (100001, gen_random_uuid(), 'ordered-cart', '1|se', 'se', 'sv-SE',
    'PERSON', 'reader@example.com', 'completed', 'SEK', 20500, 19340, '{"lines": [{"productId": 10, "skuId": 104}]}');
  insert into order_line (order_id, line_index, sku_id, quantity, paid_inc_vat, paid_ex_vat) values
    (100001, 0, 104, 1, 10300, 9700), (100001, 1, 101, 1, 10200, 9640);
`;

/** Goods with sizes. */
export const shopWithoutBooks = `
  insert into category (category_id, category_key, sort_order) values (1, 'shirts', 0);
  insert into sku_choice (sku_choice_id, choice_key, sort_order, is_format) values (1, 'small', 0, false), (2, 'large', 1, true);
  insert into product (product_id, product_key, article_number, primary_category_id, tax_class, first_available_on)
    values (1, 'shirt', 'S1', 1, 'standard', '2020-02-02');
  insert into sku (sku_id, product_id, sku_choice_id, article_number) values (1, 1, 1, 'S1-S'), (2, 1, 2, 'S1-L');
`;
