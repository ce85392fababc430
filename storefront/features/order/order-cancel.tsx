import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import type { CancelStep } from './cancel-step.ts';
import { NamingFields } from './naming-fields.tsx';
import styles from './order-form.module.css';
import { OrderLines } from './order-lines.tsx';
import { PROBLEMS, RefusalNote } from './refusal-note.tsx';

const titles = {
  tell: 'cancelOrder.title',
  confirm: 'cancelOrder.confirmTitle',
  done: 'cancelOrder.doneTitle',
} as const;

/** Changing one's mind before anything has left: which order, then the question whether one means it. */
export function OrderCancel(state: CancelStep) {
  const { t } = useShop();
  return (
    <div className={styles.page}>
      <h1>{t(titles[state.step])}</h1>
      {state.step === 'tell' && <Tell {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
    </div>
  );
}

type StepOf<Step> = Extract<CancelStep, { step: Step }>;

function Tell({ named, problems, message }: StepOf<'tell'>) {
  const { t, shopper } = useShop();
  const place = localeScopeOf(shopper);
  return (
    <form
      method="post"
      action={`${linkTo(place, 'order-cancel')}#${PROBLEMS}`}
      noValidate
      className={styles.form}
    >
      <p>{t('cancelOrder.lead')}</p>
      {message && (
        <RefusalNote message={message}>
          {message === 'cancelOrder.tooLate' && (
            <a href={`${linkTo(place, 'withdrawal')}?order=${encodeURIComponent(named.orderNumber)}`}>
              {t('footer.withdraw')}
            </a>
          )}
        </RefusalNote>
      )}
      <NamingFields named={named} problems={problems} />
      <Button type="submit" name="intent" value="show">
        {t('withdraw.next')}
      </Button>
    </form>
  );
}

function Confirm({ named, order }: StepOf<'confirm'>) {
  const { t, shopper } = useShop();
  const place = localeScopeOf(shopper);
  return (
    <form method="post" action={`${linkTo(place, 'order-cancel')}#${PROBLEMS}`} className={styles.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      <OrderLines lines={order.lines} />
      <p>{t('cancelOrder.confirmLead')}</p>
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="confirm">
          {t('cancelOrder.confirm')}
        </Button>
        <ButtonLink href={linkTo(place, 'order', { publicId: order.publicId })} isSecondary>
          {t('cancelOrder.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}

function Done({ order }: StepOf<'done'>) {
  const { t, shopper } = useShop();
  return (
    <div className={styles.form}>
      <p>{t('cancelOrder.done')}</p>
      <OrderLines lines={order.lines} />
      <div className={styles.ways}>
        <ButtonLink href={linkTo(localeScopeOf(shopper), 'order', { publicId: order.publicId })} isSecondary>
          {t('lookUp.submit')}
        </ButtonLink>
      </div>
    </div>
  );
}
