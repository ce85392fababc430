-- Unpaid orders of one e-mail address reserve a limited part of a SKU's stock, too. A keyed hash; null: not limited by it.
alter table stock_reservation add column email_hash text;
