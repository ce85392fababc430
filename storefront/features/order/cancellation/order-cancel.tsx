import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { OrderErrorNote } from '../order-error-note.tsx';
import styles from '../order-form.module.css';
import { OrderLines } from '../order-lines.tsx';
import { OrderReferenceFields } from '../order-reference-fields.tsx';
import type { CancelStep } from './cancel-step.ts';

const titles = {
  identify: 'cancelOrder.title',
  confirm: 'cancelOrder.confirmTitle',
  done: 'cancelOrder.doneTitle',
} as const;

/** Cancels an order before it is shipped: identify the order, then confirm. */
export function OrderCancel(state: CancelStep) {
  const { t } = useShop('purchase');
  return (
    <div className={styles.page}>
      <h1>{t(titles[state.step])}</h1>
      {state.step === 'identify' && <Identify {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
    </div>
  );
}

type StepOf<Step> = Extract<CancelStep, { step: Step }>;

function Identify({ orderReference, fieldErrors, message }: StepOf<'identify'>) {
  const { t, shopper } = useShop('purchase');
  const localeScope = localeScopeOf(shopper);
  return (
    <form method="post" action={linkTo(localeScope, 'order-cancel')} noValidate className={styles.form}>
      <p>{t('cancelOrder.lead')}</p>
      {message && (
        <OrderErrorNote message={message}>
          {message === 'cancelOrder.tooLate' && (
            <a
              href={`${linkTo(localeScope, 'withdrawal')}?order=${encodeURIComponent(orderReference.orderNumber)}`}
            >
              {t('footer.withdraw')}
            </a>
          )}
        </OrderErrorNote>
      )}
      <OrderReferenceFields orderReference={orderReference} fieldErrors={fieldErrors} />
      <Button type="submit" name="intent" value="show">
        {t('withdraw.continue')}
      </Button>
    </form>
  );
}

function Confirm({ orderReference, order }: StepOf<'confirm'>) {
  const { t, shopper } = useShop('purchase');
  const localeScope = localeScopeOf(shopper);
  return (
    <form method="post" action={linkTo(localeScope, 'order-cancel')} className={styles.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      <OrderLines lines={order.lines} />
      <p>{t('cancelOrder.confirmLead')}</p>
      {Object.entries(orderReference).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="confirm" data-destructive="">
          {t('cancelOrder.confirm')}
        </Button>
        <ButtonLink href={linkTo(localeScope, 'order', { publicId: order.publicId })} isSecondary>
          {t('cancelOrder.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}

function Done({ order }: StepOf<'done'>) {
  const { t, shopper } = useShop('purchase');
  return (
    <div className={styles.form}>
      <p>{t('cancelOrder.done')}</p>
      <OrderLines lines={order.lines} />
      <div className={styles.actions}>
        <ButtonLink href={linkTo(localeScopeOf(shopper), 'order', { publicId: order.publicId })} isSecondary>
          {t('lookUp.submit')}
        </ButtonLink>
      </div>
    </div>
  );
}
