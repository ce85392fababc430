import type { ServiceOverrides } from '#backend/app.ts';
import type { Database } from '#backend/database/connection.ts';
import { DEMO_NOTE } from './demo-note.ts';

export async function isDemoShop(db: Database): Promise<boolean> {
  const note = await db.selectFrom('shop_note').select('key').where('key', '=', DEMO_NOTE).executeTakeFirst();
  return note !== undefined;
}

/** The services that the demo shop replaces; none if the database has another shop. */
export async function findDemoServices(
  db: Database,
): Promise<Pick<ServiceOverrides, 'drawCover' | 'drawPicture' | 'createFiles'>> {
  if (!(await isDemoShop(db))) return {};
  return {
    // Loaded when they are first used: the drawing code and its fonts would delay every start.
    createFiles: async (productId, kind) =>
      (await import('./catalogue/create-demo-files.ts')).createDemoFiles(db)(productId, kind),
    drawPicture: async (name) => (await import('./portraits/portraits.ts')).drawPortraitOf(name),
    drawCover: async (product) => (await import('./covers/draw-product-cover.ts')).drawProductCover(product),
  };
}
