import { fileNotFound, type HttpResponse } from '#backend/http/http-message.ts';
import type { BackendRoute } from '#backend/http/request-handler.ts';
import { contentTypeOf } from '#backend/storage/content-types.ts';
import type { ObjectStorage } from '#backend/storage/object-storage.ts';
import { BRANDING_PATH } from '#contract/shop/branding.ts';
import { createBrandingFiles } from './branding-files.ts';

/** The beginning of the SHA-256, the size or the version, and the extension. */
const storedNamePattern = /^[\da-f]{16}[a-z\d-]*\.(svg|png|jpg|webp|woff2)$/;

/** The shop's own logo, icons, share picture and fonts. A new file has a new name. */
export function brandingRoutes(storage: ObjectStorage): BackendRoute[] {
  const read = createBrandingFiles(storage);
  return [
    {
      method: 'GET',
      pattern: `${BRANDING_PATH}:name`,
      async handler(_, { name = '' }): Promise<HttpResponse> {
        const bytes = storedNamePattern.test(name) ? await read(name) : undefined;
        if (!bytes) return fileNotFound('There is no such file.');
        return {
          status: 200,
          headers: {
            'content-type': contentTypeOf(name),
            'content-length': String(bytes.byteLength),
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            // An SVG file that is opened directly must not run a script.
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          },
          body: bytes,
        };
      },
      allowsOrigins: true,
    },
  ];
}
