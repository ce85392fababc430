import type { CampaignType } from '#contract/campaign-types.ts';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { workerShop } from './worker-shop.ts';

/** The properties by which journeys find a book, so that they do not depend on one title of the demo shop. */
export interface Book {
  productId: number;
  name: string;
  canonicalUrl: string;
  type: string;
  totalStock: { totalStock: number };
  unitPrice: {
    isDiscounted: boolean;
    sellingPriceIncVat: number;
    regularPriceIncVatFormatted: string;
    discountPercentage: number;
  };
  rating: { voteCount: number };
  skus: { skuId: number; name: string; stock: { totalStock: number; inStock: number } }[];
  discountCampaigns: { name: string; ruleType: CampaignType; canonicalUrl: string | null }[];
  variantGroup: { variants: { variants: { productId: number }[] | null }[] };
}

const query = `query ($skip: Int, $marketId: String, $languageId: String) {
  products(skip: $skip, take: 100, filter: { sort: NONE }, marketId: $marketId, languageId: $languageId) { products {
    productId name canonicalUrl type totalStock { totalStock } rating { voteCount }
    unitPrice { isDiscounted sellingPriceIncVat regularPriceIncVatFormatted discountPercentage }
    skus { skuId name stock { totalStock inStock } }
    discountCampaigns { name ruleType canonicalUrl }
    variantGroup { variants { variants { productId } } }
  } }
}`;

/** The first matching book of the demo shop, in the default market of the language. */
export async function findBook(locale: DemoLanguage, isMatch: (book: Book) => boolean): Promise<Book> {
  const marketId = { sv: 'se', da: 'dk', en: 'de', fi: 'fi', nb: 'no' }[locale];
  for (let skip = 0; ; skip += 100) {
    const response = await fetch(`${workerShop().apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ query, variables: { skip, marketId, languageId: LOCALES[locale].iso } }),
    });
    const { data } = (await response.json()) as { data: { products: { products: Book[] } } };
    const books = data.products.products;
    if (books.length === 0) throw new Error(`No book in ${locale} matches.`);
    const found = books.find(isMatch);
    if (found) return found;
  }
}

const isInStock = ({ stock }: Book['skus'][number]) => stock.totalStock > 0;

export const hasSeveralSizes = ({ skus }: Book) => skus.filter(isInStock).length > 1;
export const isSoldOut = ({ skus }: Book) => !skus.some(isInStock);
export const isPartlySoldOut = ({ skus }: Book) => skus.some(isInStock) && !skus.every(isInStock);
