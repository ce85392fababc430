-- ONIX: a record has the facts of its publishing block, which updates of other blocks need. The rest of a record is in the
-- product.
alter table onix_record rename content to publishing_facts;
