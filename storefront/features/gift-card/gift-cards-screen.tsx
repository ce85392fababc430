import { useId } from 'react';
import { useActionData } from 'react-router';
import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { GIFT_CARD_LIMITS } from '#contract/forms/gift-card.ts';
import { LOCALES } from '#contract/locales.ts';
import type { GiftCardValues } from '#contract/order/gift-card-requests.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { dateTimeFormat } from '#storefront/translations/formatters.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import styles from './gift-card.module.css';
import type { GiftCardReply } from './gift-card-actions.ts';

/** Forms that buy a gift card and check the balance of one. */
export function GiftCardsScreen({ values }: GiftCardValues) {
  const { t } = useShop('purchase');
  const reply = useActionData<GiftCardReply>();
  return (
    <div className={styles.page}>
      <h1>{t('giftCard.title')}</h1>
      {values.length > 0 ? <GiftCardForm values={values} reply={reply} /> : <p>{t('giftCard.none')}</p>}
      <div className={styles.aside}>
        <p className={styles.card} aria-hidden="true">
          {t('giftCard.card')}
        </p>
        <BalanceForm reply={reply} />
      </div>
    </div>
  );
}

function GiftCardForm({ values, reply }: GiftCardValues & { reply: GiftCardReply | undefined }) {
  const { t, shopper } = useShop('purchase');
  const { input, fieldErrors = {}, message } = reply ?? {};
  const errorOf = (field: string) => fieldErrors[field] && t(fieldErrors[field]);
  const greetingId = useId();
  return (
    <form
      method="post"
      action={linkTo(localeScopeOf(shopper), 'gift-cards')}
      noValidate
      className={styles.form}
    >
      <p>{t('giftCard.lead')}</p>
      {message && <p role="alert">{message}</p>}
      <fieldset className={styles.values}>
        <legend>{t('giftCard.value')}</legend>
        {values.map(({ skuId, priceFormatted }) => (
          <label key={skuId}>
            <input type="radio" name="skuId" value={skuId} defaultChecked={input?.skuId === skuId} required />
            <span>{priceFormatted}</span>
          </label>
        ))}
        {fieldErrors.skuId && <p role="alert">{errorOf('skuId')}</p>}
      </fieldset>
      <TextField
        name="recipientName"
        label={t('giftCard.name')}
        defaultValue={input?.recipientName}
        error={errorOf('recipientName')}
        maxLength={GIFT_CARD_LIMITS.recipientName}
        autoComplete="off"
      />
      <TextField
        name="recipientEmail"
        type="email"
        label={t('giftCard.email')}
        hint={t('giftCard.emailHint')}
        defaultValue={input?.recipientEmail}
        error={errorOf('recipientEmail')}
        maxLength={MAX_EMAIL_LENGTH}
        autoComplete="off"
      />
      <TextField
        name="date"
        type="date"
        label={t('giftCard.date')}
        hint={t('giftCard.dateHint')}
        defaultValue={input?.date}
        error={errorOf('date')}
      />
      <div className={styles.greeting}>
        <label htmlFor={greetingId}>{t('giftCard.greeting')}</label>
        <textarea
          id={greetingId}
          name="greeting"
          rows={4}
          maxLength={GIFT_CARD_LIMITS.greeting}
          defaultValue={input?.greeting}
          aria-invalid={fieldErrors.greeting !== undefined}
          aria-describedby={`${greetingId}-note`}
        />
        <p id={`${greetingId}-note`} className={styles.note}>
          {errorOf('greeting') ?? t('giftCard.greetingHint')}
        </p>
      </div>
      <Button type="submit">{t('giftCard.buy')}</Button>
    </form>
  );
}

function BalanceForm({ reply }: { reply: GiftCardReply | undefined }) {
  const { t, shopper } = useShop('purchase');
  const balance = reply?.balance;
  const day = dateTimeFormat(LOCALES[shopper.locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <form
      id="balance"
      method="post"
      action={`${linkTo(localeScopeOf(shopper), 'gift-cards')}#balance`}
      className={styles.form}
    >
      <h2>{t('giftCard.balanceTitle')}</h2>
      <input type="hidden" name="intent" value="balance" />
      <TextField
        name="code"
        label={t('giftCard.code')}
        error={reply?.balanceError && t(reply.balanceError)}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {balance && (
        <p role="status" className={styles.balance}>
          {t('giftCard.balance', { lastFour: balance.lastFour, amount: balance.balanceFormatted })}{' '}
          {balance.endsAt
            ? t('giftCard.ends', { date: day.format(new Date(balance.endsAt)) })
            : t('giftCard.noEnd')}
        </p>
      )}
      <Button type="submit">{t('giftCard.check')}</Button>
    </form>
  );
}
