import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '#storefront/server-entry.ts';

type Options = Pick<ServerEntry.StorefrontOptions, 'commerce' | 'settings' | 'onError'>;

const entry = '/storefront/browser-entry.tsx';

/** The storefront out of its sources: modules are swapped in the page as they are saved, and pages rendered anew. */
export class DevelopmentServer {
  readonly #vite: ViteDevServer;
  readonly #options: Options;

  private constructor(vite: ViteDevServer, options: Options) {
    this.#vite = vite;
    this.#options = options;
  }

  static async start(root: string, options: Options): Promise<DevelopmentServer> {
    const { createServer } = await import('vite');
    const vite = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      server: { middlewareMode: true },
      appType: 'custom',
    });
    return new DevelopmentServer(vite, options);
  }

  handle = (request: IncomingMessage, response: ServerResponse): void => {
    this.#vite.middlewares(request, response, async () => {
      try {
        const { createRequestHandler } = (await this.#vite.ssrLoadModule(
          '/storefront/server-entry.ts',
        )) as typeof ServerEntry;
        const manifest = { entry, styles: [], fonts: [], chunksOf: () => ({ scripts: [], styles: [] }) };
        const settings = { ...this.#options.settings, PAGE_CACHE_MB: 0 };
        await createRequestHandler({
          ...this.#options,
          settings,
          manifest,
          development: { tail: this.#tail },
        })(request, response);
      } catch (error) {
        this.#vite.ssrFixStacktrace(error as Error);
        this.#options.onError(error, request.url ?? '');
        if (!response.headersSent)
          response.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).stack);
      }
    });
  };

  #tail = (nonce: string): string => {
    // What the React plugin would put into an index.html, which there is none of.
    const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
    return `<script type="module" nonce="${nonce}">${refresh}</script><script type="module" nonce="${nonce}" src="/@vite/client"></script><script type="module" nonce="${nonce}" src="${entry}"></script></body></html>`;
  };

  close(): Promise<void> {
    return this.#vite.close();
  }
}
