import { Fragment } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import type { Fact, FactValue, ProductFacts } from './product-facts.ts';
import styles from './specification.module.css';

/** Facts of the product, and groups of further facts with their headings. */
export function Specification({ facts, groups }: Pick<ProductFacts, 'facts' | 'groups'>) {
  const t = useTranslate('product');
  return (
    <section aria-labelledby="specification" className={styles.specification}>
      <h2 id="specification">{t('product.specification')}</h2>
      <FactList facts={facts} />
      {groups.map(({ name, facts: inGroup }) => (
        <Fragment key={name}>
          <h3>{name}</h3>
          <FactList facts={inGroup} />
        </Fragment>
      ))}
    </section>
  );
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <FactValues values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names with links, separated by commas. */
export function FactValues({ values }: { values: readonly FactValue[] }) {
  return values.map(({ text, url }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {url ? <a href={url}>{text}</a> : text}
    </Fragment>
  ));
}
