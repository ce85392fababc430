-- The payment pages of the sandbox and of Stripe offer Apple Pay and Google Pay with the card.
update payment_method set marks = '{visa,mastercard,apple-pay,google-pay}'
where method_key in ('card', 'stripe-card') and provider_key in ('sandbox', 'stripe') and marks = '{visa,mastercard}';
