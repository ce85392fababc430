import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Lurer du på noe? Svar på e-posten, så hjelper vi deg.',
    linkHint: 'Virker ikke knappen? Kopier adressen inn i nettleseren:',
  },
  verifyEmail: {
    subject: 'Se de tidligere bestillingene dine på kontoen',
    lead: (shop) =>
      `Du har en konto hos ${shop} med denne e-postadressen. Følg lenken og logg inn, så ligger også bestillinger som er gjort uten innlogging, på kontoen.`,
    button: 'Vis bestillingene mine',
    note: 'Lenken gjelder i sju dager. Har du ikke opprettet noen konto, kan du se bort fra e-posten: Ingen andre får se bestillingene dine.',
  },
  resetPassword: {
    subject: 'Velg et nytt passord',
    lead: (shop) => `Noen, forhåpentligvis du, har bedt om et nytt passord til kontoen din hos ${shop}.`,
    button: 'Velg nytt passord',
    note: 'Lenken virker én gang og går ut om en time. Var det ikke deg, kan du se bort fra e-posten: Ingenting er endret.',
  },
  passwordChanged: {
    subject: 'Passordet ditt er endret',
    lead: (shop, moment) =>
      `Passordet til kontoen din hos ${shop} ble endret ${moment}. Du er logget ut overalt og logger inn med det nye.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `Passordet til kontoen din hos ${shop} ble endret ${moment}. Du er logget ut på alle andre enheter.`,
    warning: 'Var det ikke deg? Velg et nytt passord med en gang, og ta kontakt med oss.',
    button: 'Be om et nytt passord',
  },
  backInStock: {
    subject: (name) => `${name} kan kjøpes igjen`,
    title: 'Kan kjøpes igjen',
    lead: 'Du ba oss si fra når denne varen kan kjøpes igjen. Det kan den nå, men vi kan ikke love hvor lenge.',
    button: 'Til varen',
    note: 'Du får denne e-posten én gang, fordi du ba om det. Vil du ha beskjed igjen, sier du fra på varens side.',
  },
  newsletter: {
    confirmSubject: 'Bekreft at du vil ha nyhetsbrevet',
    confirmLead: (shop) =>
      `Vil du ha boktips og tilbud fra ${shop} til denne adressen? Bekreft det, så er alt klart.`,
    confirmButton: 'Ja, jeg vil ha nyhetsbrevet',
    confirmNote:
      'Lenken gjelder i sju dager. Har du ikke bedt om noe, trenger du ikke gjøre noe: Uten ditt ja sender vi ikke mer.',
    welcomeSubject: 'Velkommen til nyhetsbrevet',
    welcomeLead: 'Takk! Fra nå av får du boktips og tilbud fra oss.',
    knownSubject: 'Du får allerede nyhetsbrevet',
    knownLead:
      'Noen, kanskje du, meldte denne adressen på nyhetsbrevet. Du får det allerede, så ingenting er endret.',
    why: (shop) => `Du får denne e-posten fordi du har meldt deg på nyhetsbrevet fra ${shop}.`,
    unsubscribe: 'Meld meg av nyhetsbrevet',
  },
  giftCard: {
    subject: 'Gavekortet ditt',
    subjectFrom: (sender) => `Du har fått et gavekort av ${sender}`,
    title: (amount) => `Gavekort på ${amount}`,
    greeting: (name) => `Hei, ${name}!`,
    lead: (shop) => `Her er gavekortet ditt hos ${shop}.`,
    leadFrom: (sender, shop) => `${sender} gir deg et gavekort hos ${shop}.`,
    fromBalance: 'Dette er saldoen fra kontoen du slettet.',
    code: 'Kode',
    value: 'Verdi',
    validUntil: 'Gyldig til og med',
    validity: 'Gyldighet',
    withoutLimit: 'uten utløpsdato',
    use: 'Skriv inn koden i kassen, under «Rabattkode eller gavekort». Bruker du ikke alt på én gang, står resten igjen på kortet.',
    secret: 'Koden fungerer som kontanter. Ta vare på e-posten, og ikke del koden med noen.',
  },
  dataRequest: {
    subject: 'Lenken til personopplysningene dine',
    lead: (shop) =>
      `Noen, forhåpentligvis du, vil se eller slette det ${shop} vet om denne adressen. Lenken viser at adressen er din.`,
    button: 'Vis opplysningene mine',
    note: 'Lenken gjelder i ett døgn. Var det ikke deg, kan du se bort fra e-posten: Ingenting skjer.',
  },
  review: {
    reportSubject: 'Vi har mottatt rapporten din om en anmeldelse',
    reportLead:
      'Dette er kvitteringen for rapporten din. Et menneske behandler den, og du får avgjørelsen på e-post.',
    fault: 'Hva er galt',
    explanation: 'Forklaringen din',
    received: 'Mottatt',
    decisionSubject: 'Avgjørelse om rapporten din',
    removed: 'Vi har fjernet anmeldelsen. Takk for at du sa fra.',
    unchanged:
      'Vi har behandlet rapporten din og lar anmeldelsen stå. Er du uenig, kan du svare på e-posten, så vurderer en annen person saken på nytt. Du kan også gå til domstolene.',
    refusedSubject: 'Anmeldelsen din ble ikke publisert',
    refusedLead:
      'Vi har lest anmeldelsen din og publiserer den ikke, eller har fjernet den. Et menneske har tatt avgjørelsen, etter reglene for anmeldelser i kjøpsvilkårene.',
    reason: 'Begrunnelse',
    note: 'Forklaring',
    review: 'Anmeldelsen din',
    objection:
      'Er du uenig? Svar på e-posten innen seks måneder, så vurderer en annen person saken på nytt. Du kan også gå til domstolene.',
    restoredSubject: 'Anmeldelsen din vises nå',
    restoredLead: 'Vi har vurdert saken på nytt, og anmeldelsen din vises nå i butikken.',
  },
  staff: {
    order: {
      subject: (reference) => `Ny bestilling ${reference}`,
      lead: 'Det har kommet en bestilling. Pakk og send det som skal sendes.',
    },
    withdrawal: {
      subject: (reference) => `Angret kjøp: bestilling ${reference}`,
      lead: 'En kunde har angret et kjøp. Pengene skal betales tilbake innen 14 dager.',
    },
    payment: {
      subject: (reference) => `Mislykket betaling ${reference}`,
      lead: 'En betaling gikk ikke gjennom.',
    },
    dispute: {
      subject: (reference) => `Bestridt betaling: bestilling ${reference}`,
      lead: 'En kunde har bestridt en betaling hos banken sin. Svar hos betalingsleverandøren før fristen.',
    },
    review: {
      subject: (reference) => `Rapportert anmeldelse ${reference}`,
      lead: 'En besøkende har rapportert en anmeldelse. Behandle rapporten uten unødig opphold: Behold anmeldelsen, eller fjern den med en begrunnelse.',
    },
    mail: {
      subject: (reference) => `E-post som ikke kom frem: ${reference}`,
      lead: 'En e-post kunne ikke leveres, og det gjøres ikke flere forsøk.',
    },
    reminder: 'Påminnelse: ',
    reference: 'Nummer',
    person: 'Kunde eller mottaker',
    total: 'Sum',
    detail: 'Årsak',
  },
  contentForm: {
    subject: (title) => `Melding fra nettsiden: ${title}`,
    lead: (shop) => `Noen har fylt ut et skjema hos ${shop}.`,
  },
  order: {
    confirmationSubject: (number) => `Takk for bestillingen ${number}`,
    confirmationTitle: 'Takk for bestillingen',
    confirmationLead:
      'Vi har mottatt bestillingen din og sender deg en e-post når den er på vei. Ta vare på e-posten: Den er din bekreftelse på kjøpet.',
    confirmationLeadUnsent:
      'Vi har mottatt bestillingen din. Alt i den er digitalt, så det blir ikke sendt noen pakke. Ta vare på e-posten: Den er din bekreftelse på kjøpet.',
    shippedSubject: (number) => `Bestilling ${number} er på vei`,
    shippedTitle: 'På vei til deg',
    shippedLead: 'Nå har vi sendt dette til deg.',
    refundedSubject: (number) => `Tilbakebetaling for bestilling ${number}`,
    refundedTitle: 'Penger tilbake',
    creditedLead: 'Vi har kreditert fakturaen din. Hvis du allerede har betalt den, får du pengene tilbake.',
    refundedLead: 'Vi har betalt tilbake beløpet. Til kort og bankkonto kan det ta noen dager.',
    number: 'Bestillingsnummer',
    date: 'Dato',
    payment: 'Betaling',
    delivery: 'Levering',
    pickupPoint: 'Hentested',
    tracking: 'Sporingsnummer',
    track: 'Spor pakken',
    items: 'Varer',
    itemTotal: 'Sum varer',
    shipping: 'Frakt',
    discount: 'Rabatt',
    balance: 'Saldo og gavekort',
    otherPayment: 'Annen betaling',
    total: 'Totalt inkl. mva.',
    vat: (rate) => `Herav mva. ${rate}`,
    billingAddress: 'Fakturaadresse',
    deliveryAddress: 'Leveringsadresse',
    billingAndDeliveryAddress: 'Leverings- og fakturaadresse',
    message: 'Meldingen din',
    show: 'Vis bestillingen',
    invoice: 'Vis fakturaen',
    invoiceLater: 'Fakturaen utstedes når betalingen er trukket, senest når bestillingen sendes.',
    creditNote: 'Vis kreditnotaen',
    download: 'Last ned bøkene dine',
    downloadLead:
      'Du finner e-bøkene og lydbøkene dine på bestillingens side. Der kan du også laste dem ned igjen senere.',
    downloadLater:
      'E-bøker og lydbøker som ikke har kommet ut ennå, kan du laste ned fra utgivelsesdagen. Da får du en e-post.',
    published: (date) => `Kommer ut ${date}`,
    preOrderTitle: 'Forhåndsbestilte bøker',
    preOrder:
      'Du betaler når du bestiller, med mindre betalingsmåten lar deg betale senere. Alt i bestillingen som skal sendes, går i én pakke den dagen den siste boken i den kommer ut. E-bøker og lydbøker kan lastes ned fra utgivelsesdagen.',
    preOrderWithdrawal: 'Frem til da kan du angre kjøpet av e-bøker og lydbøker som ikke har kommet ut ennå.',
    availableSubject: (number) => `Forhåndsbestillingen ${number} har kommet ut`,
    availableTitle: 'Det du forhåndsbestilte, har kommet ut',
    availableLead:
      'Det du har forhåndsbestilt, har kommet ut. Nå kan du laste det ned på bestillingens side.',
    amount: 'Beløp',
    refundedTo: 'Betales til',
    ownBalance: 'saldoen din hos oss',
    cancelledSubject: (number) => `Bestilling ${number} er kansellert`,
    cancelledTitle: 'Bestillingen din er kansellert',
    cancelledLead:
      'Bestillingen nedenfor er kansellert, og ingenting blir sendt. Beløp som bare var reservert, frigis, og det som er betalt, går tilbake samme vei som det kom, som regel innen noen få bankdager. Du trenger ikke å gjøre noe mer.',
    notMadeSubject: 'Bestillingen din kunne ikke gjennomføres',
    notMadeTitle: 'Betalingen går tilbake',
    notMadeLead:
      'Betalingen din kom frem, men bestillingen kunne ikke lenger gjennomføres, for eksempel fordi en vare var blitt utsolgt, eller en kode eller saldoen din var brukt opp. Hele beløpet går tilbake samme vei som det kom. Du trenger ikke å gjøre noe, og handlekurven er der fortsatt.',
    termsTitle: 'Kjøpsvilkår da du bestilte',
    complaintTitle: 'Hvis noe er galt',
    complaint:
      'Er en vare skadet, feil eller ikke som lovet, har du rett til å reklamere. Den lovfestede reklamasjonsretten gjelder i minst to år, og i fem år for varer som er ment å vare lenger. Svar på e-posten, så ordner vi det. Blir vi ikke enige, kan du ta kontakt med Forbrukertilsynet, eller tilsvarende organ i landet ditt, for mekling.',
    seller: 'Selger',
    organisationNumber: 'Org.nr.',
  },
  withdrawal: {
    title: 'Angrerett',
    information:
      'Du har rett til å gå fra avtalen innen 14 dager fra den dagen du mottok den siste varen, uten å oppgi noen grunn. Gi oss beskjed med knappen nedenfor, med skjemaet eller på en annen tydelig måte før fristen går ut. Send deretter varene tilbake innen 14 dager. Vi betaler tilbake det du har betalt, også vår billigste levering, innen 14 dager fra meldingen din, men kan vente til varene har kommet eller du har vist at de er sendt. Du betaler selv returfrakten.',
    informationUnsent:
      'Du har rett til å gå fra avtalen innen 14 dager fra den dagen du bestilte, uten å oppgi noen grunn. Gi oss beskjed med knappen nedenfor, med skjemaet eller på en annen tydelig måte før fristen går ut. Ingenting skal sendes tilbake. Vi betaler tilbake det du har betalt, innen 14 dager fra meldingen din. Etter det kan du ikke lenger bruke det du kjøpte.',
    button: 'Angre avtalen her',
    downloadConsent: (moment, text) =>
      `Da du bestilte, ${moment}, godtok du: «${text}». Angreretten for e-bøker og lydbøker faller derfor bort når de kan lastes ned, og du trenger ikke å sende dem tilbake.`,
    formTitle: 'Angreskjema',
    form: (seller) => [
      `Til ${seller}`,
      'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer (*)',
      'Bestilt den (*)/mottatt den (*)',
      'Forbrukerens/forbrukernes navn',
      'Forbrukerens/forbrukernes adresse',
      'Forbrukerens/forbrukernes underskrift (dersom papirskjema benyttes)',
      'Dato',
      '(*) Stryk det som ikke passer.',
    ],
    receiptSubject: (number) => `Vi har mottatt meldingen din: Du angrer kjøp ${number}`,
    receiptTitle: 'Du har angret kjøpet',
    receiptLead: 'Dette er kvitteringen på at vi har mottatt meldingen din om at du angrer kjøpet nedenfor.',
    received: 'Mottatt',
    name: 'Navn',
    email: 'E-post',
    goods: 'Varer',
    refundBy: 'Tilbakebetal senest',
    unmatched:
      'Vi har mottatt meldingen din, men fant ikke bestillingen ennå. Meldingen din gjelder fra tidspunktet over. Vi finner bestillingen og skriver til deg. Du kan hjelpe oss ved å svare på e-posten med bestillingsnummeret eller adressen du bestilte fra.',
    next: 'Send varene tilbake senest 14 dager etter meldingen. Vi betaler tilbake det du har betalt, innen 14 dager fra meldingen, men kan vente til varene har kommet eller du har vist at de er sendt.',
    nextUnsent:
      'Ingenting skal sendes tilbake. Vi betaler tilbake det du har betalt, innen 14 dager fra meldingen.',
  },
};
