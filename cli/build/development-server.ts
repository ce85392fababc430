import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type * as ServerEntry from '#storefront/server-entry.ts';

type Options = Pick<ServerEntry.StorefrontOptions, 'commerce' | 'settings' | 'onError' | 'isDraining'>;

const browserEntry = '/storefront/browser-entry.tsx';

/** The storefront from its sources, with hot reload. */
export class DevelopmentServer {
  readonly #vite: ViteDevServer;

  private constructor(vite: ViteDevServer) {
    this.#vite = vite;
  }

  static async start(root: string): Promise<DevelopmentServer> {
    const { createServer } = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    return new DevelopmentServer(
      await createServer({ root, configFile, server: { middlewareMode: true }, appType: 'custom' }),
    );
  }

  loadEntry(): Promise<typeof ServerEntry> {
    return this.#vite.ssrLoadModule('/storefront/server-entry.ts') as Promise<typeof ServerEntry>;
  }

  createHandler(options: Options): ServerEntry.RequestHandler {
    const manifest = {
      entry: browserEntry,
      styles: [],
      fonts: [],
      chunksOf: () => ({ scripts: [], styles: [] }),
      readStyles: () => ({ css: '', source: '' }),
    };
    // The handler is created for every request, so nothing can be cached or invalidated.
    const settings = { ...options.settings, PAGE_CACHE_MB: 0 };
    const commerce = { ...options.commerce, onChange: undefined };
    return async (request, response) => {
      this.#vite.middlewares(request, response, async () => {
        try {
          const { createRequestHandler } = await this.loadEntry();
          await createRequestHandler({
            ...options,
            commerce,
            settings,
            manifest,
            development: { tail: developmentTail },
          })(request, response);
        } catch (error) {
          this.#vite.ssrFixStacktrace(error as Error);
          const { method = '', url: path = '' } = request;
          options.onError(error, { requestId: randomUUID(), method, path });
          if (!response.headersSent)
            response.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).stack);
        }
      });
    };
  }

  close(): Promise<void> {
    return this.#vite.close();
  }
}

/** The end of a page, with the scripts that the React plugin would add to an index.html. */
function developmentTail(nonce: string): string {
  const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
  const script = (attributes: string, code = '') =>
    `<script type="module" nonce="${nonce}"${attributes}>${code}</script>`;
  return `${script('', refresh)}${script(' src="/@vite/client"')}${script(` src="${browserEntry}"`)}</body></html>`;
}
