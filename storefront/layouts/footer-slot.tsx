import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { runWhenIdle } from '#storefront/browser/run-when-idle.ts';
import { TIMINGS } from '#storefront/config/timings.ts';

interface FooterModule {
  Footer: ComponentType<{ choices?: ReactNode }>;
}

/** The server loads this chunk before it renders. The browser hydrates the server's footer when the page is idle. */
export const footerChunk = cacheChunk<FooterModule>(async () => {
  if (typeof document !== 'undefined')
    await new Promise<void>((resolve) => runWhenIdle(resolve, TIMINGS.prefetchIdle));
  return import('./footer.tsx').catch(() => ({ Footer: FooterOfServer }));
});

/** The footer's source path in the build manifest. */
export const FOOTER_SOURCE = 'storefront/layouts/footer.tsx';

export function FooterSlot({ choices }: { choices: ReactNode }) {
  return (
    <Suspense>
      <LoadedFooter choices={choices} />
    </Suspense>
  );
}

function LoadedFooter({ choices }: { choices: ReactNode }) {
  const { Footer } = use(footerChunk.read());
  return <Footer choices={choices} />;
}

/** The server's markup stays if the chunk does not load: its links and forms work without script. */
function FooterOfServer() {
  const footer = document.querySelector('body footer');
  return (
    <footer
      className={footer?.className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that the server rendered.
      dangerouslySetInnerHTML={{ __html: footer?.innerHTML ?? '' }}
    />
  );
}
