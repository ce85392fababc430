import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#backend/database/connection.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { type RunningShop, startShop } from '../journeys/support/running-shop.ts';
import { newLanguage } from './add-language.ts';
import type { ProjectCopy } from './project-copy.ts';

const { code, iso, mark } = newLanguage;

/** Builds the copy, starts it with an empty database, and does what a merchant does to sell in a new language. */
export async function openShopInNewLanguage(copy: ProjectCopy): Promise<RunningShop> {
  await runPreparation(copy, 'ensureBuilt');
  const shop = await startShop({}, { project: copy.folder });
  const url = await urlOfRunningShop(join(shop.folder, 'postgres'));
  const connection = connect(url ?? '', { connections: 1 });
  await connection.db
    .insertInto('market_language')
    .values({ market_id: 'se', language_id: iso, sort_order: 10 })
    .execute();
  await connection.close();
  await translateContent(copy, shop);
  return shop;
}

/** A step of `scripts/prepare.mjs`. */
export function runPreparation(copy: ProjectCopy, step: 'ensureGenerated' | 'ensureBuilt'): Promise<string> {
  const script = `import { ${step} } from './scripts/prepare.mjs'; await ${step}(process.execPath);`;
  return copy.run(['--input-type=module', '-e', script]);
}

interface ContentFile {
  page: Record<string, { title: string }>;
  containers: { widgets: { texts?: Record<string, object> }[] }[];
}

/** Exports the content, adds the language to each file, and imports it (docs/content.md). The texts stay Swedish. */
async function translateContent(copy: ProjectCopy, shop: RunningShop): Promise<void> {
  const folder = join(shop.folder, 'content');
  const content = (...args: string[]) =>
    copy.run(['cli/shop.ts', 'content', ...args], { DATA_DIR: shop.folder });
  await content('export', folder);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  for (const file of files) {
    const path = join(folder, file);
    const document = JSON.parse(await readFile(path, 'utf8')) as ContentFile;
    const { en: english } = document.page;
    if (english) document.page[code] = { ...english, title: mark + english.title };
    for (const { widgets } of document.containers)
      for (const { texts } of widgets) if (texts?.sv) texts[code] = texts.sv;
    await writeFile(path, JSON.stringify(document));
  }
  await content('import', '--publish', ...files.map((file) => join(folder, file)));
}
