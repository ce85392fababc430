import type { BookPrice } from '../book/book.ts';
import type { Shop } from '../shop.queries.ts';
import { findPriceList, type Market } from '../write/market-prices.ts';
import type { StoredProduct } from '../write/product-state.ts';
import { optionalXml, xml } from './xml-writer.ts';

/** Block 6 of ONIX: the shop as the supplier, with its prices. */
export function supplyXml(product: StoredProduct, shop: Shop): string {
  const { sku } = product;
  const copies = sku?.inStock ?? 0;
  const prices = pricesXml(product, shop);
  const stock = copies > 0 ? xml('Stock', [xml('OnHand', String(copies))]) : undefined;
  return xml('ProductSupply', [
    xml('SupplyDetail', [
      // Role of list 93: 00 unspecified.
      xml('Supplier', [xml('SupplierRole', '00'), xml('SupplierName', shop.company.name)]),
      xml('ProductAvailability', availabilityOf(product)),
      sku?.incoming
        ? xml('SupplyDate', [
            // List 166: 08 expected date of availability.
            xml('SupplyDateRole', '08'),
            xml('Date', sku.incoming.replaceAll('-', ''), { dateformat: '00' }),
          ])
        : undefined,
      stock,
      // List 57: 04 contact the supplier for the price.
      ...(prices.length > 0 ? prices : [xml('UnpricedItemType', '04')]),
    ]),
  ]);
}

/**
 * List 65: 20 available, 21 in stock, 22 to order, 31 out of stock. 21 promises only the copies in stock, 20 further ones too. A
 * SKU with static stock never runs out.
 */
function availabilityOf({ sku }: StoredProduct): string {
  if (!sku) return '31';
  if (sku.staticStock > 0) return '20';
  if (sku.inStock > 0) return sku.oversellable > 0 ? '20' : '21';
  return sku.oversellable > 0 ? '22' : '31';
}

/**
 * Types of prices (list 58): 02 recommended, 04 fixed, and 12 special sale, which a reduced price has beside one of the others.
 * Markets share a price element if they have the same price list, and the price is fixed in all or none of them until the same
 * day.
 */
function pricesXml({ prices, fixedPrices }: StoredProduct, shop: Shop): string[] {
  const fixedUntil = ({ code }: Market) => fixedPrices.get(code)?.until;
  const groups = Map.groupBy(
    shop.markets,
    (market) =>
      `${findPriceList(prices, market, shop)} ${fixedPrices.has(market.code)} ${fixedUntil(market)}`,
  );
  return [...groups.values()].flatMap((marketsOfPrice) => {
    const [market] = marketsOfPrice;
    const price = market && prices.get(findPriceList(prices, market, shop) ?? -1);
    if (!market || !price) return [];
    const until = fixedUntil(market);
    // The market for the other countries of the European Union has the code EU, which is not a country.
    const countries = [...new Set(marketsOfPrice.map(({ country }) => country))]
      .filter((code) => code !== 'EU')
      .sort();
    if (countries.length === 0) return [];
    const priceXml = (type: string, amount: BookPrice['regular'], lastDay?: string | null) =>
      xml('Price', [
        xml('PriceType', type),
        xml('PriceAmount', (amount / 10 ** market.minorDigits).toFixed(market.minorDigits)),
        xml('CurrencyCode', market.currency),
        xml('Territory', [optionalXml('CountriesIncluded', countries.join(' '))]),
        lastDay
          ? xml('PriceDate', [
              // List 173: 15 until.
              xml('PriceDateRole', '15'),
              xml('Date', lastDay.replaceAll('-', ''), { dateformat: '00' }),
            ])
          : undefined,
      ]);
    const regular = priceXml(fixedPrices.has(market.code) ? '04' : '02', price.regular, until);
    return price.selling < price.regular ? [regular, priceXml('12', price.selling)] : [regular];
  });
}
