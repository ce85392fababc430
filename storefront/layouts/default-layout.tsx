import { Outlet } from 'react-router';
import { useWords } from '#storefront/session/shop-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';

/** Header, content, footer. */
export function DefaultLayout() {
  const words = useWords();
  return (
    <PageHead>
      <a className={styles.skip} href="#content">
        {words('shop.skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </PageHead>
  );
}
