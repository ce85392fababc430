import type { TestProject } from 'vitest/node';
import { startShop } from './running-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    apiUrl: string;
  }
}

/** The shop itself, as `npm start` runs it behind a proxy that says where visitors come from: every journey is made in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop({ TRUSTED_PROXIES: '1' });
  project.provide('shopUrl', shop.url);
  project.provide('apiUrl', shop.apiUrl);
  return shop.stop;
}
