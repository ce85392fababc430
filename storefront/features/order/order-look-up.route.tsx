import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { Button } from '#storefront/ui/button.tsx';
import {
  type NamedOrder,
  type NamingProblems,
  problemsOfNaming,
  type RefusalWord,
  readNamedOrder,
  wordOfRefusal,
} from './named-order.ts';
import { NamingFields } from './naming-fields.tsx';
import styles from './order-form.module.css';
import { readPostedForm } from './read-posted-form.ts';
import { PROBLEMS, RefusalNote } from './refusal-note.tsx';

interface LookUpData {
  meta: PageMeta;
}

interface Refused {
  named: NamedOrder;
  problems: NamingProblems;
  message?: RefusalWord;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<LookUpData> {
  const { api, t, shopper } = environmentOf(context);
  return {
    meta: {
      title: t('lookUp.title'),
      canonical: linkTo(localeScopeOf(shopper), 'order-look-up'),
      alternates: alternatePages('order-look-up', shopper, await loadMarkets(api)),
      isHidden: true,
    },
  };
}

/** Posted as a form, with script as without. Found, it is the page that mails lead to as well. */
export async function action(args: ActionFunctionArgs) {
  const named = readNamedOrder(await readPostedForm(args));
  const problems = problemsOfNaming(named);
  if (Object.keys(problems).length > 0) return { named, problems } satisfies Refused;
  const outcome = await sessionOf(args.context).orderRequest?.('order-look-ups', named);
  if (outcome?.kind !== 'answered')
    return { named, problems, message: wordOfRefusal(outcome?.code) } satisfies Refused;
  const place = localeScopeOf(environmentOf(args.context).shopper);
  return redirectWithin(place, linkTo(place, 'order', { publicId: outcome.answer.publicId }), 303);
}

export const prepare = loadPurchaseWords;

export function Component() {
  useLoaderData<LookUpData>();
  const { t, shopper } = useShop();
  const refused = useActionData<Refused>();
  return (
    <div className={styles.page}>
      <h1>{t('lookUp.title')}</h1>
      <form
        method="post"
        action={`${linkTo(localeScopeOf(shopper), 'order-look-up')}#${PROBLEMS}`}
        noValidate
        className={styles.form}
      >
        {refused?.message && <RefusalNote message={refused.message} />}
        <NamingFields
          named={refused?.named ?? { orderNumber: '', email: '' }}
          problems={refused?.problems ?? {}}
        />
        <Button type="submit">{t('lookUp.submit')}</Button>
      </form>
    </div>
  );
}
