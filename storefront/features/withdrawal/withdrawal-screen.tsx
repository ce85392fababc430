import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { MAX_WITHDRAWAL_NAME_LENGTH } from '#contract/forms/withdrawal.ts';
import { LOCALES } from '#contract/locales.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { FIRST_ERROR_ID, OrderErrorNote } from '#storefront/features/order/order-error-note.tsx';
import formStyles from '#storefront/features/order/order-form.module.css';
import { OrderLines, titleOf } from '#storefront/features/order/order-lines.tsx';
import { OrderReferenceFields } from '#storefront/features/order/order-reference-fields.tsx';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf, type Shopper } from '#storefront/session/shopper.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import styles from './withdrawal-screen.module.css';
import type { WithdrawalStep } from './withdrawal-step.ts';

/** Withdrawal from a purchase: identify the order, confirm, receipt (decisions §4). */
export function WithdrawalScreen(state: WithdrawalStep) {
  const { t } = useShop('purchase');
  const titles = {
    identify: 'withdraw.title',
    confirm: 'withdraw.confirmTitle',
    done: 'withdraw.doneTitle',
    already: 'withdraw.doneTitle',
  } as const;
  return (
    <div className={formStyles.page}>
      <h1>{t(hasNothingLeft(state) ? 'withdraw.title' : titles[state.step])}</h1>
      {state.step === 'identify' && <Identify {...state} />}
      {state.step === 'confirm' && <Confirm {...state} />}
      {state.step === 'done' && <Done {...state} />}
      {state.step === 'already' && <AlreadyWithdrawn {...state} />}
    </div>
  );
}

const hasNothingLeft = (state: WithdrawalStep) => state.step === 'confirm' && state.order.lines.length === 0;

type StepOf<Step> = Extract<WithdrawalStep, { step: Step }>;

function Identify({ statement, fieldErrors, message }: StepOf<'identify'>) {
  const { t, shopper } = useShop('purchase');
  const isNameFirstError = fieldErrors.name && !fieldErrors.orderNumber && !fieldErrors.email;
  return (
    <form method="post" action={formUrl(shopper)} noValidate className={formStyles.form}>
      <p>{t('withdraw.lead')}</p>
      {message && <OrderErrorNote message={message} />}
      <OrderReferenceFields orderReference={statement} fieldErrors={fieldErrors} />
      <TextField
        name="name"
        {...(isNameFirstError && { id: FIRST_ERROR_ID, autoFocus: true })}
        defaultValue={statement.name}
        error={fieldErrors.name && t(fieldErrors.name)}
        label={t('withdraw.name')}
        autoComplete="name"
        maxLength={MAX_WITHDRAWAL_NAME_LENGTH}
        required
      />
      <Button type="submit" name="intent" value="show">
        {t('withdraw.continue')}
      </Button>
      {message === 'lookUp.unknown' && (
        <>
          <p>{t('withdraw.sendLead')}</p>
          <Button type="submit" name="intent" value="send" data-secondary="">
            {t('withdraw.send')}
          </Button>
        </>
      )}
    </form>
  );
}

/** There is no form if no line is left: all are excluded or refunded. */
function Confirm(step: StepOf<'confirm'>) {
  const { t } = useShop('purchase');
  const { order, excluded } = step;
  const names = excluded.map(titleOf).join(', ');
  return (
    <div className={formStyles.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      {excluded.length > 0 && <p>{t('withdraw.excluded', { names })}</p>}
      {order.lines.length > 0 && <ConfirmForm {...step} />}
      {order.lines.length === 0 && excluded.length === 0 && <p>{t('withdraw.nothingLeft')}</p>}
    </div>
  );
}

function ConfirmForm({ statement, order, earlier, selection, error }: StepOf<'confirm'>) {
  const { t, shopper } = useShop('purchase');
  const isSelectionEmpty = error === 'withdraw.selectionRequired';
  return (
    <form method="post" action={formUrl(shopper)} className={formStyles.form}>
      {error && !isSelectionEmpty && <OrderErrorNote message={error} />}
      {Object.entries({ ...statement, earlier }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.lines} aria-describedby={isSelectionEmpty ? FIRST_ERROR_ID : undefined}>
        <legend>{t('withdraw.which')}</legend>
        {isSelectionEmpty && <OrderErrorNote message={error} />}
        {order.lines.map(({ place: index, name, variant, quantity }) => {
          const selected = selection?.find((line) => line.place === index);
          return (
            <div key={index} className={styles.line}>
              <CheckField name={`line-${index}`} defaultChecked={!selection || selected !== undefined}>
                {name} {variant && <small>{variant}</small>}
              </CheckField>
              {quantity > 1 && (
                <input
                  type="number"
                  name={`quantity-${index}`}
                  aria-label={t('cart.quantityOf', { name: titleOf({ name, variant }) })}
                  min={1}
                  max={quantity}
                  defaultValue={Math.min(selected?.quantity ?? quantity, quantity)}
                  inputMode="numeric"
                />
              )}
            </div>
          );
        })}
      </fieldset>
      <TextField
        name="receiptEmail"
        defaultValue={statement.email}
        label={t('withdraw.receiptEmail')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
      />
      <div className={formStyles.actions}>
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

function Done({ statement, order, receivedAt, dueBy, isUnmatched, isNothingToReturn }: StepOf<'done'>) {
  const { t, shopper } = useShop('purchase');
  const date = formatDay(dueBy, shopper);
  const next = isNothingToReturn ? 'timeline.nothingToReturn' : 'timeline.dueBy';
  return (
    <div className={formStyles.form}>
      <p>{t('withdraw.done', { date: formatMoment(receivedAt, shopper), email: statement.email })}</p>
      <p>{isUnmatched ? t('withdraw.unmatched') : t(next, { date })}</p>
      <OrderLines lines={order.lines} />
    </div>
  );
}

function AlreadyWithdrawn({ order, receivedAt }: StepOf<'already'>) {
  const { t, shopper } = useShop('purchase');
  return (
    <div className={formStyles.form}>
      <p>{t('confirm.number', { number: order.orderNumber })}</p>
      <p>{t('withdraw.alreadyWithdrawn', { date: formatMoment(receivedAt, shopper) })}</p>
    </div>
  );
}

function formUrl(shopper: Shopper): string {
  return linkTo(localeScopeOf(shopper), 'withdrawal');
}

/** A day without a time. */
function formatDay(day: string, { locale }: Shopper): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return dateTimeFormat(LOCALES[locale].iso, format).format(new Date(day));
}

function formatMoment(date: string, { locale }: Shopper): string {
  return dateTimeFormat(LOCALES[locale].iso, SHOP.momentFormat).format(new Date(date));
}
