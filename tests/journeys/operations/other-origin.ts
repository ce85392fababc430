import { createServer, type RequestListener } from 'node:http';
import { expect, vi } from 'vitest';
import { createApiKey } from '#backend/features/api-key/manage-api-keys.ts';
import type { Endpoint } from '../../../cli/conformance/api-client.ts';
import { freePort } from '../../api/system-postgres.ts';
import type { SharedShop } from '../support/editable-shop.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

/** A web site of another client, with an API key that allows its origin. */
export interface OtherSite {
  endpoint: Endpoint;
  open(): Promise<Visitor>;
  close(): void;
}

export async function openOtherSite(shop: SharedShop, respond: RequestListener): Promise<OtherSite> {
  const server = createServer(respond);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const name = `other site ${port}`;
  const apiKey = (await createApiKey(shop.db, { name, scope: 'storefront', origins: [origin] })) ?? '';
  const graphql = new URL('/graphql', shop.apiUrl).href;
  // A running shop applies a new key within seconds.
  const headers = { 'x-apikey': apiKey, origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ __typename }' });
  await vi.waitFor(
    async () => expect((await fetch(graphql, { method: 'POST', headers, body })).status).toBe(200),
    { timeout: 30_000, interval: 500 },
  );
  return {
    endpoint: { graphql, auth: new URL('/auth/', shop.apiUrl).href, apiKey },
    async open() {
      const visitor = await newVisitor({ baseURL: origin });
      // Journeys send an address, which web pages may not send to other origins.
      await visitor.context.setExtraHTTPHeaders({});
      await visitor.page.goto('/');
      return visitor;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
