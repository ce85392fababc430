-- Payment and shipping methods hold what the storefront derived from their keys: type of credit, description, marks and
-- short name. Rows with the keys of the demo shop and of Stripe get the values that the storefront showed.

-- A method that is always credit states its type, because the credit check depends on it.
alter table payment_method
  add credit_type text not null default 'none' check (credit_type in ('none', 'invoice', 'part-payment')),
  -- Names of marks that the storefront draws (contract/option-marks.ts).
  add marks text[] not null default '{}',
  -- Path of an image that replaces the marks.
  add logo_path text check (logo_path ~ '^/[^/]');
update payment_method set credit_type = case method_key when 'instalments' then 'part-payment' else 'invoice' end
where credit = 'always';
alter table payment_method
  add constraint payment_method_credit_has_type check ((credit = 'always') = (credit_type <> 'none'));
-- Every new method states whether it requires an identity number.
alter table payment_method alter needs_identity_number drop default;
update payment_method set marks = '{swish}' where method_key in ('swish', 'stripe-swish');
update payment_method set marks = '{visa,mastercard}' where method_key in ('card', 'stripe-card');

alter table shipping_method
  add marks text[] not null default '{}',
  add logo_path text check (logo_path ~ '^/[^/]');
update shipping_method set marks = array[method.mark]
from (values ('letter', 'letter'), ('parcel-locker', 'locker'), ('parcel-box', 'box'), ('early-bird', 'early'),
             ('freight', 'freight')) as method (method_key, mark)
where method.method_key = shipping_method.method_key;

alter table shipping_method_text
  -- For narrow lists such as the footer; empty: the name.
  add short_name text not null default '',
  -- Shown below the name, such as the delivery time.
  add description text not null default '';

update payment_method_text set description = text.description
from payment_method, (values
  ('swish', 'sv-SE', 'Godkänn köpet i appen. Pengarna dras direkt.'),
  ('swish', 'da-DK', 'Godkend købet i appen. Pengene trækkes med det samme.'),
  ('swish', 'en-GB', 'Approve the purchase in the app. The money is drawn at once.'),
  ('swish', 'fi-FI', 'Hyväksy osto sovelluksessa. Raha veloitetaan heti.'),
  ('swish', 'nb-NO', 'Godkjenn kjøpet i appen. Pengene trekkes med én gang.'),
  ('card', 'sv-SE', 'Debet- eller kreditkort. Du fyller i kortet på nästa sida.'),
  ('card', 'da-DK', 'Debet- eller kreditkort. Du indtaster kortet på næste side.'),
  ('card', 'en-GB', 'Debit or credit card. You enter it on the next page.'),
  ('card', 'fi-FI', 'Pankki- tai luottokortti. Annat kortin tiedot seuraavalla sivulla.'),
  ('card', 'nb-NO', 'Debet- eller kredittkort. Du fyller inn kortet på neste side.'),
  ('invoice', 'sv-SE', 'Betala inom 30 dagar. Kräver kreditprövning.'),
  ('invoice', 'da-DK', 'Betal inden for 30 dage. Kræver kreditvurdering.'),
  ('invoice', 'en-GB', 'Pay within 30 days. Subject to a credit check.'),
  ('invoice', 'fi-FI', 'Maksuaikaa 30 päivää. Edellyttää luottopäätöstä.'),
  ('invoice', 'nb-NO', 'Betal innen 30 dager. Krever kredittvurdering.'),
  ('instalments', 'sv-SE', 'Dela upp betalningen per månad. Kräver kreditprövning.'),
  ('instalments', 'da-DK', 'Del betalingen op pr. måned. Kræver kreditvurdering.'),
  ('instalments', 'en-GB', 'Spread the cost month by month. Subject to a credit check.'),
  ('instalments', 'fi-FI', 'Maksa kuukausierissä. Edellyttää luottopäätöstä.'),
  ('instalments', 'nb-NO', 'Del opp betalingen per måned. Krever kredittvurdering.'),
  ('pay-later', 'sv-SE', 'Köp nu och betala senare. Kräver kreditprövning.'),
  ('pay-later', 'da-DK', 'Køb nu, og betal senere. Kræver kreditvurdering.'),
  ('pay-later', 'en-GB', 'Buy now and pay later. Subject to a credit check.'),
  ('pay-later', 'fi-FI', 'Osta nyt, maksa myöhemmin. Edellyttää luottopäätöstä.'),
  ('pay-later', 'nb-NO', 'Kjøp nå og betal senere. Krever kredittvurdering.')
) as text (method_key, language_id, description)
where payment_method.payment_method_id = payment_method_text.payment_method_id
  and text.method_key = payment_method.method_key and text.language_id = payment_method_text.language_id;

update shipping_method_text set short_name = text.short_name, description = text.description
from shipping_method, (values
  ('letter', 'sv-SE', 'Brev', 'I brevlådan inom 2–4 vardagar'),
  ('letter', 'da-DK', 'Brev', 'I postkassen inden for 2–4 hverdage'),
  ('letter', 'en-GB', 'Letter', 'In your letterbox within 2–4 working days'),
  ('letter', 'fi-FI', 'Kirje', 'Postilaatikossa 2–4 arkipäivässä'),
  ('letter', 'nb-NO', 'Brev', 'I postkassen innen 2–4 virkedager'),
  ('parcel-box', 'sv-SE', 'Paketbox', 'Vid dörren eller i boxen inom 1–3 vardagar'),
  ('parcel-box', 'da-DK', 'Pakkeboks', 'Ved døren eller i boksen inden for 1–3 hverdage'),
  ('parcel-box', 'en-GB', 'Parcel box', 'At your door or in the box within 1–3 working days'),
  ('parcel-box', 'fi-FI', 'Pakettiboksi', 'Ovella tai boksissa 1–3 arkipäivässä'),
  ('parcel-box', 'nb-NO', 'Pakkeboks', 'På døra eller i boksen innen 1–3 virkedager'),
  ('early-bird', 'sv-SE', 'Morgonleverans', 'Vid dörren före kl. 7, inom 1–2 vardagar'),
  ('early-bird', 'da-DK', 'Morgenlevering', 'Ved døren før kl. 7, inden for 1–2 hverdage'),
  ('early-bird', 'en-GB', 'Early bird', 'At your door before 7 a.m., within 1–2 working days'),
  ('early-bird', 'fi-FI', 'Aamutoimitus', 'Ovella ennen kello 7, 1–2 arkipäivässä'),
  ('early-bird', 'nb-NO', 'Morgenlevering', 'På døra før kl. 7, innen 1–2 virkedager'),
  ('parcel-locker', 'sv-SE', 'Paketskåp', 'I skåpet inom 1–3 vardagar'),
  ('parcel-locker', 'da-DK', 'Pakkeautomat', 'I skabet inden for 1–3 hverdage'),
  ('parcel-locker', 'en-GB', 'Parcel locker', 'In the locker within 1–3 working days'),
  ('parcel-locker', 'fi-FI', 'Pakettiautomaatti', 'Lokerossa 1–3 arkipäivässä'),
  ('parcel-locker', 'nb-NO', 'Pakkeautomat', 'I skapet innen 1–3 virkedager'),
  ('freight', 'sv-SE', 'Hemleverans', 'Med lastbil inom 3–6 vardagar'),
  ('freight', 'da-DK', 'Hjemmelevering', 'Med lastbil inden for 3–6 hverdage'),
  ('freight', 'en-GB', 'Home delivery', 'By lorry within 3–6 working days'),
  ('freight', 'fi-FI', 'Kotiinkuljetus', 'Rahtina 3–6 arkipäivässä'),
  ('freight', 'nb-NO', 'Hjemlevering', 'Med lastebil innen 3–6 virkedager')
) as text (method_key, language_id, short_name, description)
where shipping_method.shipping_method_id = shipping_method_text.shipping_method_id
  and text.method_key = shipping_method.method_key and text.language_id = shipping_method_text.language_id;
