import { LOCALES } from '#contract/locales.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './withdrawal-screen.module.css';
import type { Stated, WithdrawalStep } from './withdrawal-step.ts';

/** Withdrawing from a purchase: which, then the confirmation, then the word that it was received (decisions §4). */
export function WithdrawalScreen(state: WithdrawalStep) {
  const { words } = useShop();
  const titles = {
    tell: 'withdraw.title',
    confirm: 'withdraw.confirmTitle',
    done: 'withdraw.doneTitle',
  } as const;
  return (
    <div className={styles.page}>
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
  const said = (field: keyof Stated) => ({
    name: field,
    defaultValue: stated[field],
    complaint: problems[field] && words(problems[field]),
    required: true,
  });
  return (
    <form method="post" action={linkTo(placeOf(shopper), 'withdrawal')} noValidate className={styles.form}>
      <p>{words('withdraw.lead')}</p>
      {message && (
        <p role="alert" className={styles.message}>
          {words(message)}
        </p>
      )}
      <TextField
        {...said('orderNumber')}
        label={words('lookUp.number')}
        hint={words('lookUp.lead')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        {...said('email')}
        label={words('signIn.email')}
        type="email"
        autoComplete="email"
        maxLength={320}
      />
      <TextField {...said('name')} label={words('withdraw.name')} autoComplete="name" maxLength={200} />
      <Button type="submit" name="intent" value="show">
        {words('withdraw.next')}
      </Button>
    </form>
  );
}

function Confirm({ stated, order, problem }: StepOf<'confirm'>) {
  const { words, shopper } = useShop();
  return (
    <form method="post" action={linkTo(placeOf(shopper), 'withdrawal')} className={styles.form}>
      <p>{words('confirm.number', { number: order.orderNumber })}</p>
      {problem && (
        <p role="alert" className={styles.message}>
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
  const moment = new Intl.DateTimeFormat(LOCALES[shopper.locale].iso, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP.timeZone,
  });
  return (
    <div className={styles.form}>
      <p>{words('withdraw.done', { date: moment.format(new Date(receivedAt)), email: stated.email })}</p>
      <ul>
        {order.lines.map(({ place, name, quantity }) => (
          <li key={place}>{words('cart.part', { quantity, price: name })}</li>
        ))}
      </ul>
    </div>
  );
}
