import { LOCALES } from '#contract/locales.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { NamingFields } from '#storefront/features/order/naming-fields.tsx';
import form from '#storefront/features/order/order-form.module.css';
import { OrderLines, titleOf } from '#storefront/features/order/order-lines.tsx';
import { PROBLEMS, RefusalNote } from '#storefront/features/order/refusal-note.tsx';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf, type Shopper } from '#storefront/session/shopper.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './withdrawal-screen.module.css';
import type { WithdrawalStep } from './withdrawal-step.ts';

/** Withdrawing from a purchase: which, then the confirmation, then the word that it was received (decisions §4). */
export function WithdrawalScreen(state: WithdrawalStep) {
  const { t } = useShop();
  const titles = {
    tell: 'withdraw.title',
    confirm: 'withdraw.confirmTitle',
    done: 'withdraw.doneTitle',
    already: 'withdraw.doneTitle',
  } as const;
  return (
    <div className={form.page}>
      <h1>{t(titles[state.step])}</h1>
      {state.step === 'tell' && <Tell {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
      {state.step === 'already' && <Already {...state} />}
    </div>
  );
}

type StepOf<Step> = Extract<WithdrawalStep, { step: Step }>;

function Tell({ stated, problems, message }: StepOf<'tell'>) {
  const { t, shopper } = useShop();
  const isFirst = problems.name && !problems.orderNumber && !problems.email;
  return (
    <form method="post" action={formAddress(shopper)} noValidate className={form.form}>
      <p>{t('withdraw.lead')}</p>
      {message && <RefusalNote message={message} />}
      <NamingFields named={stated} problems={problems} />
      <TextField
        name="name"
        {...(isFirst ? { id: PROBLEMS } : {})}
        defaultValue={stated.name}
        complaint={problems.name && t(problems.name)}
        label={t('withdraw.name')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Button type="submit" name="intent" value="show">
        {t('withdraw.next')}
      </Button>
    </form>
  );
}

function Confirm({ stated, order, earlier, chosen, problem }: StepOf<'confirm'>) {
  const { t, shopper } = useShop();
  const isOfChoice = problem === 'withdraw.some';
  return (
    <form method="post" action={formAddress(shopper)} className={form.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      {problem && !isOfChoice && <RefusalNote message={problem} />}
      {Object.entries({ ...stated, earlier }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.lines} aria-describedby={isOfChoice ? PROBLEMS : undefined}>
        <legend>{t('withdraw.which')}</legend>
        {problem && isOfChoice && <RefusalNote message={problem} />}
        {order.lines.map(({ place, name, variant, quantity }) => {
          const choice = chosen?.find((line) => line.place === place);
          return (
            <div key={place} className={styles.line}>
              <CheckField name={`line-${place}`} defaultChecked={!chosen || choice !== undefined}>
                {name} {variant && <small>{variant}</small>}
              </CheckField>
              {quantity > 1 && (
                <input
                  type="number"
                  name={`quantity-${place}`}
                  aria-label={t('cart.quantityOf', { name: titleOf({ name, variant }) })}
                  min={1}
                  max={quantity}
                  defaultValue={Math.min(choice?.quantity ?? quantity, quantity)}
                  inputMode="numeric"
                />
              )}
            </div>
          );
        })}
      </fieldset>
      <div className={form.ways}>
        <Button type="submit" name="intent" value="confirm">
          {t('withdraw.confirm')}
        </Button>
        <Button type="submit" name="intent" value="change" formNoValidate data-secondary="">
          {t('withdraw.change')}
        </Button>
      </div>
    </form>
  );
}

function Done({ stated, order, receivedAt }: StepOf<'done'>) {
  const { t, shopper } = useShop();
  return (
    <div className={form.form}>
      <p>{t('withdraw.done', { date: momentOf(receivedAt, shopper), email: stated.email })}</p>
      <OrderLines lines={order.lines} />
    </div>
  );
}

function Already({ order, receivedAt }: StepOf<'already'>) {
  const { t, shopper } = useShop();
  return (
    <div className={form.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      <p>{t('withdraw.already', { date: momentOf(receivedAt, shopper) })}</p>
    </div>
  );
}

function formAddress(shopper: Shopper): string {
  return `${linkTo(localeScopeOf(shopper), 'withdrawal')}#${PROBLEMS}`;
}

function momentOf(date: string, { locale }: Shopper): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP.timeZone } as const;
  return dateTimeFormat(LOCALES[locale].iso, format).format(new Date(date));
}
