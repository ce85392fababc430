import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
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
  const { words } = useShop();
  return (
    <div className={styles.page}>
      <h1>{words(titles[state.step])}</h1>
      {state.step === 'tell' && <Tell {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
    </div>
  );
}

type StepOf<Step> = Extract<CancelStep, { step: Step }>;

function Tell({ named, problems, message }: StepOf<'tell'>) {
  const { words, shopper } = useShop();
  const place = placeOf(shopper);
  return (
    <form
      method="post"
      action={`${linkTo(place, 'order-cancel')}#${PROBLEMS}`}
      noValidate
      className={styles.form}
    >
      <p>{words('cancelOrder.lead')}</p>
      {message && (
        <RefusalNote message={message}>
          {message === 'cancelOrder.tooLate' && (
            <a href={`${linkTo(place, 'withdrawal')}?order=${encodeURIComponent(named.orderNumber)}`}>
              {words('footer.withdraw')}
            </a>
          )}
        </RefusalNote>
      )}
      <NamingFields named={named} problems={problems} />
      <Button type="submit" name="intent" value="show">
        {words('withdraw.next')}
      </Button>
    </form>
  );
}

function Confirm({ named, order }: StepOf<'confirm'>) {
  const { words, shopper } = useShop();
  const place = placeOf(shopper);
  return (
    <form method="post" action={`${linkTo(place, 'order-cancel')}#${PROBLEMS}`} className={styles.form}>
      <p>{words('confirm.number', { number: order.orderNumber })}</p>
      <OrderLines lines={order.lines} />
      <p>{words('cancelOrder.confirmLead')}</p>
      {Object.entries(named).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="confirm">
          {words('cancelOrder.confirm')}
        </Button>
        <ButtonLink href={linkTo(place, 'order', { publicId: order.publicId })} isSecondary>
          {words('cancelOrder.keep')}
        </ButtonLink>
      </div>
    </form>
  );
}

function Done({ order }: StepOf<'done'>) {
  const { words, shopper } = useShop();
  return (
    <div className={styles.form}>
      <p>{words('cancelOrder.done')}</p>
      <OrderLines lines={order.lines} />
      <div className={styles.ways}>
        <ButtonLink href={linkTo(placeOf(shopper), 'order', { publicId: order.publicId })} isSecondary>
          {words('lookUp.submit')}
        </ButtonLink>
      </div>
    </div>
  );
}
