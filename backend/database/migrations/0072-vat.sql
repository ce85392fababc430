-- Delivery has the rate of the goods, not a rate of its own.
delete from vat_rate where tax_class = 'shipping';

-- The number under which the seller collects the import VAT of a market outside the EU's VAT area, such as a VOEC number. Without
-- it, goods are sold without VAT there, and the buyer pays on import.
alter table market add column import_vat_number text check (import_vat_number <> '');
