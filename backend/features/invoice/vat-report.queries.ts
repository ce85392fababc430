import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';

export interface VatSum {
  territory: string;
  sellerCountry: string;
  basisPoints: number;
  currency: string;
  /** `2026-Q3`: the quarter of the corrected invoices, if credit notes correct invoices of an earlier quarter; otherwise null. */
  corrects: string | null;
  exVat: number;
  vat: number;
}

/** Taxed sales of the days less their credit notes, by country, rate, currency and corrected quarter. */
export function sumTaxedSales(db: Database, from: string, to: string): Promise<VatSum[]> {
  return statement<VatSum>`select content->>'territory' as territory, content#>>'{seller,country}' as "sellerCountry",
      (line->>'basisPoints')::integer as "basisPoints", content#>>'{currency,code}' as currency, corrects,
      sum(sign * (line->>'exVat')::bigint)::bigint as "exVat", sum(sign * (line->>'vat')::bigint)::bigint as vat
    from tax_document
      cross join lateral (select case kind when 'invoice' then 1 else -1 end as sign,
        (content#>>'{corrects,issuedOn}')::date as corrected_on) as document
      cross join lateral (select case when corrected_on < ${from}::date then to_char(corrected_on, 'YYYY-"Q"Q') end
        as corrects) as period
      cross join lateral jsonb_array_elements(content->'vats') as line
    where issued_on between ${from}::date and ${to}::date and line->>'treatment' = 'taxed'
    group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5 nulls first`.execute(db);
}
