import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { everyLanguage } from '../languages.ts';
import { demoSettings } from '../shop/settings.ts';
import { brandDescriptions } from './brand-descriptions.ts';
import { brandIdOf, brands } from './brands.ts';
import { metaTitles } from './meta-titles.ts';

const { name: companyName, address, email } = demoSettings.company;
/** The shop makes its goods itself. */
const ownContact = [companyName, ...address, email].join(', ');

/** The addresses are fictional. */
const publisherContact = (key: string, name: string) =>
  `${name}, Förlagsgatan 1, 111 22 Stockholm, ${key}@forlag.example`;

export async function seedBrands(db: Database): Promise<void> {
  await bulkInsert(
    db,
    'brand',
    Object.entries(brands).map(([brand_key, name]) => ({
      brand_id: brandIdOf(brand_key),
      brand_key,
      name,
      manufacturer: brand_key === 'kvarto' ? ownContact : publisherContact(brand_key, name),
    })),
  );
  await bulkInsert(
    db,
    'brand_text',
    Object.keys(brands).flatMap((key) =>
      everyLanguage.map(([code, language_id]) => ({
        brand_id: brandIdOf(key),
        language_id,
        slug: key,
        description: brandDescriptions[key]?.[code] ?? null,
        meta_title: metaTitles.brand[code],
      })),
    ),
  );
}
