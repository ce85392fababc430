-- The fifth sort value of a product (CUSTOM_5) is its number in the series, in hundredths: part 2.5 comes after part 2.
create function set_series_order(product_ids integer[]) returns void language sql as $$
  update product set custom_order =
    array[custom_order[1], custom_order[2], custom_order[3], custom_order[4], numbered.position]
  from (
    select product.product_id,
           min(round(100 * substring(value_key from '^[0-9]{1,5}(?:[.][0-9]{1,4})?')::numeric)::integer) as position
    from product
    left join (product_parameter
               join parameter_value using (parameter_value_id)
               join parameter on parameter.parameter_id = parameter_value.parameter_id and identifier = 'series-number')
      on product_parameter.product_id = product.product_id
    where product.product_id = any(product_ids)
    group by product.product_id
  ) numbered
  where product.product_id = numbered.product_id and custom_order[5] is distinct from numbered.position
$$;

select set_series_order(array_agg(product_id)) from product_parameter
join parameter_value using (parameter_value_id)
join parameter using (parameter_id)
where identifier = 'series-number';
