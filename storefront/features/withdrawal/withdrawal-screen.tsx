import { LOCALES } from '#contract/locales.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { NamingFields } from '#storefront/features/order/naming-fields.tsx';
import form from '#storefront/features/order/order-form.module.css';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './withdrawal-screen.module.css';
import type { WithdrawalStep } from './withdrawal-step.ts';

/** Withdrawing from a purchase: which, then the confirmation, then the word that it was received (decisions §4). */
export function WithdrawalScreen(state: WithdrawalStep) {
  const { words } = useShop();
  const titles = {
    tell: 'withdraw.title',
    confirm: 'withdraw.confirmTitle',
    done: 'withdraw.doneTitle',
  } as const;
  return (
    <div className={form.page}>
      <h1>{words(titles[state.step])}</h1>
      {state.step === 'tell' && <Tell {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
    </div>
  );
}

type StepOf<Step> = Extract<WithdrawalStep, { step: Step }>;

function Tell({ stated, problems, message }: StepOf<'tell'>) {
  const { words, shopper } = useShop();
  return (
    <form method="post" action={linkTo(placeOf(shopper), 'withdrawal')} noValidate className={form.form}>
      <p>{words('withdraw.lead')}</p>
      {message && (
        <p role="alert" className={form.message}>
          {words(message)}
        </p>
      )}
      <NamingFields named={stated} problems={problems} />
      <TextField
        name="name"
        defaultValue={stated.name}
        complaint={problems.name && words(problems.name)}
        label={words('withdraw.name')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <Button type="submit" name="intent" value="show">
        {words('withdraw.next')}
      </Button>
    </form>
  );
}

function Confirm({ stated, order, problem }: StepOf<'confirm'>) {
  const { words, shopper } = useShop();
  return (
    <form method="post" action={linkTo(placeOf(shopper), 'withdrawal')} className={form.form}>
      <p>{words('confirm.number', { number: order.orderNumber })}</p>
      {problem && (
        <p role="alert" className={form.message}>
          {words(problem)}
        </p>
      )}
      {Object.entries(stated).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.lines}>
        <legend>{words('withdraw.which')}</legend>
        {order.lines.map(({ place, name, variant, quantity }) => (
          <div key={place} className={styles.line}>
            <CheckField name={`line-${place}`} defaultChecked>
              {name} {variant && <small>{variant}</small>}
            </CheckField>
            {quantity > 1 && (
              <input
                type="number"
                name={`quantity-${place}`}
                aria-label={words('cart.quantityOf', { name })}
                min={1}
                max={quantity}
                defaultValue={quantity}
                inputMode="numeric"
              />
            )}
          </div>
        ))}
      </fieldset>
      <Button type="submit" name="intent" value="confirm">
        {words('withdraw.confirm')}
      </Button>
      <a
        href={`${linkTo(placeOf(shopper), 'withdrawal')}?order=${order.orderNumber}`}
        className={styles.back}
      >
        {words('withdraw.change')}
      </a>
    </form>
  );
}

function Done({ stated, order, receivedAt }: StepOf<'done'>) {
  const { words, shopper } = useShop();
  const moment = dateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP.timeZone,
  });
  return (
    <div className={form.form}>
      <p>{words('withdraw.done', { date: moment.format(new Date(receivedAt)), email: stated.email })}</p>
      <ul>
        {order.lines.map(({ place, name, quantity }) => (
          <li key={place}>{words('cart.part', { quantity, price: name })}</li>
        ))}
      </ul>
    </div>
  );
}
