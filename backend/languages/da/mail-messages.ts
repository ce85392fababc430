import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Er du i tvivl om noget? Svar på mailen, så hjælper vi dig.',
    linkHint: 'Virker knappen ikke? Kopiér adressen ind i browseren:',
  },
  verifyEmail: {
    subject: 'Se dine tidligere ordrer på kontoen',
    lead: (shop) =>
      `Du har en konto hos ${shop} med denne e-mailadresse. Følg linket, og log ind, så ligger også ordrer, der er afgivet uden at logge ind, på kontoen.`,
    button: 'Vis mine ordrer',
    note: 'Linket gælder i syv dage. Har du ikke oprettet en konto, kan du se bort fra mailen: Ingen andre kan se dine ordrer.',
  },
  resetPassword: {
    subject: 'Vælg en ny adgangskode',
    lead: (shop) => `Nogen, forhåbentlig dig, har bedt om en ny adgangskode til din konto hos ${shop}.`,
    button: 'Vælg ny adgangskode',
    note: 'Linket virker én gang og udløber om en time. Var det ikke dig, kan du se bort fra mailen: Intet er ændret.',
  },
  passwordChanged: {
    subject: 'Din adgangskode er ændret',
    lead: (shop, moment) =>
      `Adgangskoden til din konto hos ${shop} blev ændret den ${moment}. Du er logget ud overalt og logger ind med den nye.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `Adgangskoden til din konto hos ${shop} blev ændret den ${moment}. Du er logget ud på alle andre enheder.`,
    warning: 'Var det ikke dig? Vælg straks en ny adgangskode, og kontakt os.',
    button: 'Bed om en ny adgangskode',
  },
  backInStock: {
    subject: (name) => `${name} kan købes igen`,
    title: 'Kan købes igen',
    lead: 'Du bad os sige til, når denne vare kan købes igen. Det kan den nu, men vi kan ikke love, hvor længe.',
    button: 'Til varen',
    note: 'Du får denne mail én gang, fordi du bad om det. Vil du have besked igen, siger du til på varens side.',
  },
  newsletter: {
    confirmSubject: 'Bekræft, at du vil have nyhedsbrevet',
    confirmLead: (shop) =>
      `Vil du have bogtips og tilbud fra ${shop} på denne adresse? Bekræft det, så er det på plads.`,
    confirmButton: 'Ja, jeg vil have nyhedsbrevet',
    confirmNote:
      'Linket gælder i syv dage. Har du ikke bedt om noget, skal du ikke gøre noget: Uden dit ja sender vi ikke mere.',
    welcomeSubject: 'Velkommen til nyhedsbrevet',
    welcomeLead: 'Tak! Fra nu af får du bogtips og tilbud fra os.',
    knownSubject: 'Du får allerede nyhedsbrevet',
    knownLead:
      'Nogen, måske dig, tilmeldte denne adresse til nyhedsbrevet. Du får det allerede, så intet er ændret.',
    why: (shop) => `Du får denne mail, fordi du har tilmeldt dig nyhedsbrevet fra ${shop}.`,
    unsubscribe: 'Afmeld nyhedsbrevet',
  },
  giftCard: {
    subject: 'Dit gavekort',
    subjectFrom: (sender) => `Du har fået et gavekort af ${sender}`,
    title: (amount) => `Gavekort på ${amount}`,
    greeting: (name) => `Hej ${name}!`,
    lead: (shop) => `Her er dit gavekort til ${shop}.`,
    leadFrom: (sender, shop) => `${sender} giver dig et gavekort til ${shop}.`,
    fromBalance: 'Det er saldoen fra den konto, du slettede.',
    code: 'Kode',
    value: 'Værdi',
    validUntil: 'Gyldigt til og med',
    validity: 'Gyldighed',
    withoutLimit: 'uden udløbsdato',
    use: 'Indtast koden i kassen under »Rabatkode eller gavekort«. Bruger du ikke det hele på én gang, bliver resten stående på kortet.',
    secret: 'Koden fungerer som kontanter. Gem mailen, og del ikke koden med nogen.',
  },
  dataRequest: {
    subject: 'Linket til dine personoplysninger',
    lead: (shop) =>
      `Nogen, forhåbentlig dig, vil se eller slette det, som ${shop} ved om denne adresse. Linket viser, at adressen er din.`,
    button: 'Vis mine oplysninger',
    note: 'Linket gælder i et døgn. Var det ikke dig, kan du se bort fra mailen: Der sker ingenting.',
  },
  review: {
    reportSubject: 'Vi har modtaget din indberetning af en anmeldelse',
    reportLead:
      'Dette er kvitteringen for din indberetning. Et menneske behandler den, og du får afgørelsen på mail.',
    fault: 'Hvad er galt',
    explanation: 'Din forklaring',
    received: 'Modtaget',
    decisionSubject: 'Afgørelse om din indberetning af en anmeldelse',
    removed: 'Vi har fjernet anmeldelsen. Tak for din besked.',
    unchanged:
      'Vi har behandlet din indberetning og lader anmeldelsen stå. Er du uenig, kan du svare på mailen, så vurderer en anden person sagen igen. Du kan også gå til domstolene eller til den danske digitale tjenestekoordinator.',
    refusedSubject: 'Din anmeldelse blev ikke offentliggjort',
    refusedLead:
      'Vi har læst din anmeldelse og offentliggør den ikke, eller har fjernet den. Et menneske har truffet afgørelsen efter vores regler for anmeldelser i købsbetingelserne.',
    reason: 'Begrundelse',
    note: 'Forklaring',
    review: 'Din anmeldelse',
    objection:
      'Er du uenig? Svar på mailen inden seks måneder, så vurderer en anden person sagen igen. Du kan også gå til domstolene.',
    restoredSubject: 'Din anmeldelse vises nu',
    restoredLead: 'Vi har vurderet sagen igen, og din anmeldelse vises nu i butikken.',
  },
  staff: {
    order: {
      subject: (reference) => `Ny ordre ${reference}`,
      lead: 'Der er kommet en ordre. Pak og send det, der skal sendes.',
    },
    withdrawal: {
      subject: (reference) => `Fortrudt køb: ordre ${reference}`,
      lead: 'En kunde har fortrudt et køb. Pengene skal betales tilbage inden for 14 dage.',
    },
    payment: {
      subject: (reference) => `Mislykket betaling ${reference}`,
      lead: 'En betaling gik ikke igennem.',
    },
    dispute: {
      subject: (reference) => `Indsigelse mod betaling: ordre ${reference}`,
      lead: 'En kunde har gjort indsigelse mod en betaling hos sin bank. Svar hos betalingsudbyderen inden fristen.',
    },
    review: {
      subject: (reference) => `Indberettet anmeldelse ${reference}`,
      lead: 'En besøgende har indberettet en anmeldelse. Behandl indberetningen uden unødig forsinkelse: Behold anmeldelsen, eller fjern den med en begrundelse.',
    },
    mail: {
      subject: (reference) => `Mail, der ikke kom frem: ${reference}`,
      lead: 'En mail kunne ikke leveres, og der gøres ikke flere forsøg.',
    },
    reminder: 'Påmindelse: ',
    reference: 'Nummer',
    person: 'Kunde eller modtager',
    total: 'I alt',
    detail: 'Årsag',
  },
  contentForm: {
    subject: (title) => `Besked fra hjemmesiden: ${title}`,
    lead: (shop) => `Nogen har udfyldt en formular hos ${shop}.`,
  },
  order: {
    confirmationSubject: (number) => `Tak for din ordre ${number}`,
    confirmationTitle: 'Tak for din ordre',
    confirmationLead:
      'Vi har modtaget din ordre og skriver til dig, når den bliver sendt. Gem mailen: Den er din bekræftelse på købet.',
    confirmationLeadUnsent:
      'Vi har modtaget din ordre. Alt i den er digitalt, så der bliver ikke sendt nogen pakke. Gem mailen: Den er din bekræftelse på købet.',
    shippedSubject: (number) => `Ordre ${number} er på vej`,
    shippedTitle: 'På vej til dig',
    shippedLead: 'Nu har vi sendt dette til dig.',
    refundedSubject: (number) => `Tilbagebetaling for ordre ${number}`,
    refundedTitle: 'Penge tilbage',
    creditedLead: 'Vi har krediteret din faktura. Har du allerede betalt den, får du pengene tilbage.',
    refundedLead: 'Vi har sendt pengene retur. Til kort og bankkonto kan der gå nogle dage.',
    number: 'Ordrenummer',
    date: 'Dato',
    payment: 'Betaling',
    delivery: 'Levering',
    pickupPoint: 'Afhentningssted',
    tracking: 'Pakkenummer',
    track: 'Følg pakken',
    items: 'Varer',
    itemTotal: 'Varer i alt',
    shipping: 'Fragt',
    discount: 'Rabat',
    balance: 'Saldo og gavekort',
    otherPayment: 'Anden betaling',
    total: 'I alt inkl. moms',
    vat: (rate) => `Heraf moms ${rate}`,
    billingAddress: 'Faktureringsadresse',
    deliveryAddress: 'Leveringsadresse',
    billingAndDeliveryAddress: 'Leverings- og faktureringsadresse',
    message: 'Din besked',
    show: 'Se ordren',
    invoice: 'Vis fakturaen',
    invoiceLater: 'Fakturaen udstedes, når betalingen er trukket, senest når ordren sendes.',
    creditNote: 'Vis kreditnotaen',
    download: 'Hent dine bøger',
    downloadLead:
      'Du finder dine e-bøger og lydbøger på siden med din ordre. Der kan du også hente dem igen senere.',
    downloadLater:
      'E-bøger og lydbøger, der ikke er udkommet endnu, kan du hente fra udgivelsesdagen. Så får du en mail.',
    published: (date) => `Udkommer ${date}`,
    preOrderTitle: 'Forudbestilte bøger',
    preOrder:
      'Du betaler, når du bestiller, medmindre betalingsmåden lader dig betale senere. Alt i ordren, der skal sendes, går i én pakke den dag, den sidste bog i den udkommer. E-bøger og lydbøger kan hentes fra udgivelsesdagen.',
    preOrderWithdrawal: 'Indtil da kan du fortryde købet af e-bøger og lydbøger, der ikke er udkommet endnu.',
    availableSubject: (number) => `Din forudbestilling ${number} er udkommet`,
    availableTitle: 'Din forudbestilling er udkommet',
    availableLead: 'Det, du har forudbestilt, er udkommet. Nu kan du hente det på siden med din ordre.',
    amount: 'Beløb',
    refundedTo: 'Udbetales til',
    ownBalance: 'din saldo hos os',
    cancelledSubject: (number) => `Ordre ${number} er annulleret`,
    cancelledTitle: 'Din ordre er annulleret',
    cancelledLead:
      'Ordren nedenfor er annulleret, og intet bliver sendt. Beløb, der kun var reserveret, frigives, og det, der er betalt, går tilbage samme vej, som det kom, som regel inden for få bankdage. Du behøver ikke gøre mere.',
    notMadeSubject: 'Din ordre kunne ikke gennemføres',
    notMadeTitle: 'Betalingen går tilbage',
    notMadeLead:
      'Din betaling kom frem, men ordren kunne ikke længere gennemføres, for eksempel fordi en vare var blevet udsolgt, eller en kode eller din saldo var brugt op. Hele beløbet går tilbage samme vej, som det kom. Du skal ikke gøre noget, og kurven er der stadig.',
    termsTitle: 'Købsbetingelser, da du bestilte',
    complaintTitle: 'Hvis noget er galt',
    complaint:
      'Er en vare beskadiget, forkert eller ikke som lovet, har du efter loven ret til at reklamere. Reklamationsretten gælder i mindst to år. Svar på mailen, så finder vi en løsning. Bliver vi ikke enige, kan du klage til Nævnenes Hus eller det tilsvarende nævn i dit land.',
    seller: 'Sælger',
    organisationNumber: 'Org.nr.',
  },
  withdrawal: {
    title: 'Fortrydelsesret',
    information:
      'Du har ret til at fortryde købet inden 14 dage fra den dag, du modtog den sidste vare, uden at angive en grund. Giv os besked med knappen nedenfor, med formularen eller på anden tydelig måde, inden fristen udløber. Send derefter varerne tilbage inden 14 dage. Vi tilbagebetaler det, du har betalt, herunder vores billigste levering, senest 14 dage efter din meddelelse, men må vente, til varerne er kommet, eller du har vist, at de er sendt. Du betaler selv returfragten.',
    informationUnsent:
      'Du har ret til at fortryde købet inden 14 dage fra den dag, du bestilte, uden at angive en grund. Giv os besked med knappen nedenfor, med formularen eller på anden tydelig måde, inden fristen udløber. Intet skal sendes tilbage. Vi tilbagebetaler det, du har betalt, senest 14 dage efter din meddelelse. Derefter må du ikke længere bruge det, du har købt.',
    button: 'Fortryd aftalen her',
    downloadConsent: (moment, text) =>
      `Da du bestilte den ${moment}, accepterede du: »${text}«. Fortrydelsesretten for e-bøger og lydbøger bortfalder derfor, når de kan hentes, og de skal ikke sendes tilbage.`,
    formTitle: 'Standardfortrydelsesformular',
    form: (seller) => [
      `Til ${seller}`,
      'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)',
      'Bestilt den (*)/modtaget den (*)',
      'Forbrugerens/forbrugernes navn',
      'Forbrugerens/forbrugernes adresse',
      'Forbrugerens/forbrugernes underskrift (kun hvis formularens indhold meddeles på papir)',
      'Dato',
      '(*) Det ikke relevante udstreges.',
    ],
    receiptSubject: (number) => `Vi har modtaget din meddelelse: Du fortryder køb ${number}`,
    receiptTitle: 'Du har fortrudt dit køb',
    receiptLead:
      'Dette er kvitteringen for, at vi har modtaget din meddelelse om, at du fortryder købet nedenfor.',
    received: 'Modtaget',
    name: 'Navn',
    email: 'E-mail',
    goods: 'Varer',
    refundBy: 'Tilbagebetal senest',
    unmatched:
      'Vi har modtaget din meddelelse, men fandt ikke ordren endnu. Din meddelelse gælder fra tidspunktet ovenfor. Vi finder ordren og skriver til dig. Du kan hjælpe os ved at svare på mailen med ordrenummeret eller den adresse, du bestilte fra.',
    next: 'Send varerne tilbage senest 14 dage efter meddelelsen. Vi tilbagebetaler det, du har betalt, inden 14 dage fra meddelelsen, men må vente, til varerne er kommet, eller du har vist, at de er sendt.',
    nextUnsent:
      'Intet skal sendes tilbage. Vi tilbagebetaler det, du har betalt, inden 14 dage fra meddelelsen.',
  },
};
