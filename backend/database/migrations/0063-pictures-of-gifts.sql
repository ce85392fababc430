-- Gift cards and gift wraps have a drawn picture, as other products do.
insert into product_image (product_id, file_name, sort_order)
select product_id, lower(regexp_replace(article_number, '[^A-Za-z0-9]+', '-', 'g')) || '-gift.jpg', 0
from product
where fulfilment in ('gift_card', 'gift_wrap')
  and not exists (select from product_image where product_image.product_id = product.product_id);
