import type { MailMessages } from '../mail-messages.ts';

export const mailMessages: MailMessages = {
  layout: {
    replyHint: 'Undrar du över något? Svara på mejlet, så hjälper vi dig.',
    linkHint: 'Fungerar inte knappen? Kopiera adressen till webbläsaren:',
  },
  verifyEmail: {
    subject: 'Se dina tidigare beställningar på kontot',
    lead: (shop) =>
      `Du har ett konto hos ${shop} med den här e-postadressen. Följ länken och logga in, så finns även beställningar som gjorts utan inloggning på kontot.`,
    button: 'Visa mina beställningar',
    note: 'Länken gäller i sju dagar. Har du inte skapat något konto kan du bortse från mejlet: ingen annan får se dina beställningar.',
  },
  resetPassword: {
    subject: 'Välj ett nytt lösenord',
    lead: (shop) => `Någon, förhoppningsvis du, har bett om ett nytt lösenord till ditt konto hos ${shop}.`,
    button: 'Välj nytt lösenord',
    note: 'Länken fungerar en gång och slutar gälla om en timme. Var det inte du kan du bortse från mejlet: ingenting har ändrats.',
  },
  passwordChanged: {
    subject: 'Ditt lösenord är ändrat',
    lead: (shop, moment) =>
      `Lösenordet till ditt konto hos ${shop} ändrades den ${moment}. Du är utloggad överallt och loggar in med det nya.`,
    leadWhenStillSignedIn: (shop, moment) =>
      `Lösenordet till ditt konto hos ${shop} ändrades den ${moment}. Du är utloggad på alla andra enheter.`,
    warning: 'Var det inte du? Välj genast ett nytt lösenord och hör av dig till oss.',
    button: 'Be om ett nytt lösenord',
  },
  backInStock: {
    subject: (name) => `${name} går att köpa igen`,
    title: 'Går att köpa igen',
    lead: 'Du bad oss säga till när varan går att köpa igen. Nu gör den det, men vi kan inte lova hur länge.',
    button: 'Visa i butiken',
    note: 'Du får det här mejlet en gång, för att du bad om det. Vill du få besked igen säger du till på samma sida.',
  },
  newsletter: {
    confirmSubject: 'Bekräfta att du vill ha nyhetsbrevet',
    confirmLead: (shop) =>
      `Vill du få boktips och erbjudanden från ${shop} till den här adressen? Bekräfta det, så är det klart.`,
    confirmButton: 'Ja, jag vill ha nyhetsbrevet',
    confirmNote:
      'Länken gäller i sju dagar. Har du inte bett om något behöver du inte göra något: utan ditt ja skickar vi inget mer.',
    welcomeSubject: 'Välkommen till nyhetsbrevet',
    welcomeLead: 'Tack! Från och med nu får du boktips och erbjudanden från oss.',
    knownSubject: 'Du får redan nyhetsbrevet',
    knownLead:
      'Någon, kanske du, anmälde den här adressen till nyhetsbrevet. Du får det redan, så ingenting har ändrats.',
    why: (shop) => `Du får det här för att du har anmält dig till nyhetsbrevet från ${shop}.`,
    unsubscribe: 'Avsluta prenumerationen',
  },
  giftCard: {
    subject: 'Ditt presentkort',
    subjectFrom: (sender) => `Du har fått ett presentkort av ${sender}`,
    title: (amount) => `Presentkort på ${amount}`,
    greeting: (name) => `Hej ${name}!`,
    lead: (shop) => `Här är ditt presentkort hos ${shop}.`,
    leadFrom: (sender, shop) => `${sender} ger dig ett presentkort hos ${shop}.`,
    fromBalance: 'Det här är saldot från kontot som du tog bort.',
    code: 'Kod',
    value: 'Värde',
    validUntil: 'Giltigt till och med',
    validity: 'Giltighet',
    withoutLimit: 'utan slutdatum',
    use: 'Ange koden i kassan, under ”Rabattkod eller presentkort”. Använder du inte allt på en gång finns resten kvar på kortet.',
    secret: 'Koden fungerar som kontanter. Spara mejlet och dela inte koden med någon.',
  },
  dataRequest: {
    subject: 'Länken till dina personuppgifter',
    lead: (shop) =>
      `Någon, förhoppningsvis du, vill se eller radera det som ${shop} vet om den här adressen. Länken visar att adressen är din.`,
    button: 'Visa mina uppgifter',
    note: 'Länken gäller i ett dygn. Var det inte du kan du bortse från mejlet: ingenting händer.',
  },
  review: {
    reportSubject: 'Vi har tagit emot din anmälan av ett omdöme',
    reportLead: 'Det här är kvittot på din anmälan. En människa prövar den, och du får beslutet per mejl.',
    fault: 'Vad är fel',
    explanation: 'Din förklaring',
    received: 'Mottaget',
    decisionSubject: 'Beslut om din anmälan av ett omdöme',
    removed: 'Vi har tagit bort omdömet. Tack för att du sa till.',
    unchanged:
      'Vi har prövat din anmälan och låter omdömet stå kvar. Håller du inte med kan du svara på mejlet, så prövar en annan person saken på nytt. Du kan också vända dig till domstol eller till Post- och telestyrelsen.',
    refusedSubject: 'Ditt omdöme publicerades inte',
    refusedLead:
      'Vi har läst ditt omdöme och publicerar det inte, eller har tagit bort det. En människa har fattat beslutet, utifrån våra regler för omdömen i köpvillkoren.',
    reason: 'Skäl',
    note: 'Förklaring',
    review: 'Ditt omdöme',
    objection:
      'Håller du inte med? Svara på mejlet inom sex månader, så prövar en annan person saken på nytt. Du kan också vända dig till domstol.',
    restoredSubject: 'Ditt omdöme visas nu',
    restoredLead: 'Vi har prövat saken på nytt, och ditt omdöme visas nu i butiken.',
  },
  staff: {
    order: {
      subject: (reference) => `Ny beställning ${reference}`,
      lead: 'En beställning har kommit in. Packa och skicka det som ska skickas.',
    },
    withdrawal: {
      subject: (reference) => `Ångrat köp: beställning ${reference}`,
      lead: 'En kund har ångrat ett köp. Pengarna ska betalas tillbaka inom 14 dagar.',
    },
    payment: {
      subject: (reference) => `Misslyckad betalning ${reference}`,
      lead: 'En betalning gick inte igenom.',
    },
    dispute: {
      subject: (reference) => `Bestridd betalning: beställning ${reference}`,
      lead: 'En kund har bestritt en betalning hos sin bank. Svara hos betalleverantören före sista dagen.',
    },
    review: {
      subject: (reference) => `Anmält omdöme ${reference}`,
      lead: 'En besökare har anmält ett omdöme. Pröva anmälan utan dröjsmål: behåll omdömet, eller ta bort det och ange skäl.',
    },
    mail: {
      subject: (reference) => `Mejl som inte gick fram: ${reference}`,
      lead: 'Ett mejl kunde inte levereras, och fler försök görs inte.',
    },
    reminder: 'Påminnelse: ',
    reference: 'Nummer',
    person: 'Kund eller mottagare',
    total: 'Summa',
    detail: 'Orsak',
  },
  contentForm: {
    subject: (title) => `Meddelande från webbplatsen: ${title}`,
    lead: (shop) => `Någon har fyllt i ett formulär hos ${shop}.`,
  },
  order: {
    confirmationSubject: (number) => `Tack för din beställning ${number}`,
    confirmationTitle: 'Tack för din beställning',
    confirmationLead:
      'Vi har tagit emot din beställning och hör av oss när den skickas. Spara mejlet: det är din bekräftelse på köpet.',
    confirmationLeadUnsent:
      'Vi har tagit emot din beställning. Allt i den är digitalt, så inget paket skickas. Spara mejlet: det är din bekräftelse på köpet.',
    shippedSubject: (number) => `Beställning ${number} är på väg`,
    shippedTitle: 'På väg till dig',
    shippedLead: 'Nu har vi skickat det här till dig.',
    refundedSubject: (number) => `Återbetalning för beställning ${number}`,
    refundedTitle: 'Pengar tillbaka',
    creditedLead: 'Vi har krediterat din faktura. Om du redan har betalat den får du tillbaka pengarna.',
    refundedLead: 'Vi har gjort en återbetalning. Till kort och bankkonto kan det dröja några dagar.',
    number: 'Ordernummer',
    date: 'Datum',
    payment: 'Betalning',
    delivery: 'Leverans',
    pickupPoint: 'Utlämningsställe',
    tracking: 'Kollinummer',
    track: 'Spåra paketet',
    items: 'Varor',
    itemTotal: 'Summa varor',
    shipping: 'Frakt',
    discount: 'Rabatt',
    balance: 'Saldo och presentkort',
    otherPayment: 'Övrig betalning',
    total: 'Totalt inkl. moms',
    vat: (rate) => `Varav moms ${rate}`,
    billingAddress: 'Fakturaadress',
    deliveryAddress: 'Leveransadress',
    billingAndDeliveryAddress: 'Leverans- och fakturaadress',
    message: 'Ditt meddelande',
    show: 'Visa beställningen',
    invoice: 'Visa fakturan',
    invoiceLater: 'Fakturan utfärdas när betalningen har dragits, senast när beställningen skickas.',
    creditNote: 'Visa kreditfakturan',
    download: 'Ladda ner dina böcker',
    downloadLead:
      'Du hittar dina e-böcker och ljudböcker på beställningens sida. Där kan du också ladda ner dem igen senare.',
    downloadLater:
      'De e-böcker och ljudböcker som inte har kommit ut än kan du ladda ner från utgivningsdagen. Då får du ett mejl.',
    published: (date) => `Utkommer ${date}`,
    preOrderTitle: 'Förbeställda böcker',
    preOrder:
      'Du betalar när du beställer, om betalningssättet inte låter dig betala senare. Allt som ska skickas i beställningen går i ett paket den dag då den sista boken i det ges ut. E-böcker och ljudböcker kan laddas ner från utgivningsdagen.',
    preOrderWithdrawal: 'Till dess kan du ångra köpet av e-böcker och ljudböcker som inte har kommit ut än.',
    availableSubject: (number) => `Din förbeställning ${number} har kommit ut`,
    availableTitle: 'Din förbeställning har kommit ut',
    availableLead: 'Det du har förbeställt har kommit ut. Nu kan du ladda ner det på beställningens sida.',
    amount: 'Belopp',
    refundedTo: 'Betalas till',
    ownBalance: 'ditt saldo hos oss',
    cancelledSubject: (number) => `Beställning ${number} är annullerad`,
    cancelledTitle: 'Din beställning är annullerad',
    cancelledLead:
      'Beställningen nedan är annullerad, och inget skickas. Belopp som bara var reserverade släpps, och det som har betalats går tillbaka samma väg som det kom, oftast inom några bankdagar. Du behöver inte göra något mer.',
    notMadeSubject: 'Din beställning kunde inte genomföras',
    notMadeTitle: 'Betalningen går tillbaka',
    notMadeLead:
      'Din betalning kom fram, men beställningen gick inte längre att göra, till exempel för att en vara hade tagit slut eller en kod eller ditt saldo hade förbrukats. Hela beloppet går tillbaka samma väg som det kom. Du behöver inte göra något, och varukorgen finns kvar.',
    termsTitle: 'Köpvillkor när du beställde',
    complaintTitle: 'Om något är fel',
    complaint:
      'Är en vara trasig, fel eller inte som utlovat har du enligt lag rätt att reklamera den. Den lagstadgade garantin gäller i minst två år, i Sverige i tre. Svara på mejlet, så löser vi det. Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN) eller motsvarande nämnd i ditt land.',
    seller: 'Säljare',
    organisationNumber: 'Org.nr',
  },
  withdrawal: {
    title: 'Ångerrätt',
    information:
      'Du har rätt att ångra köpet inom 14 dagar från den dag du tog emot den sista varan, utan att ange något skäl. Meddela oss via knappen nedan, med blanketten eller på annat tydligt sätt innan tiden har gått ut. Skicka sedan tillbaka varorna inom 14 dagar. Vi betalar tillbaka vad du har betalat, även vår billigaste leverans, inom 14 dagar från ditt meddelande, men får vänta tills varorna har kommit eller du har visat att de är skickade. Du betalar returen.',
    informationUnsent:
      'Du har rätt att ångra köpet inom 14 dagar från den dag du beställde, utan att ange något skäl. Meddela oss via knappen nedan, med blanketten eller på annat tydligt sätt innan tiden har gått ut. Ingenting behöver skickas tillbaka. Vi betalar tillbaka vad du har betalat inom 14 dagar från ditt meddelande. Därefter får du inte längre använda det du köpte.',
    button: 'Ångra avtalet här',
    downloadConsent: (moment, text) =>
      `När du beställde den ${moment} godkände du: ”${text}”. Ångerrätten för e-böcker och ljudböcker upphör därför när de kan laddas ner, och de behöver inte skickas tillbaka.`,
    formTitle: 'Ångerblankett',
    form: (seller) => [
      `Till ${seller}`,
      'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)',
      'Beställdes den (*)/mottogs den (*)',
      'Konsumentens/konsumenternas namn',
      'Konsumentens/konsumenternas adress',
      'Konsumentens/konsumenternas underskrift (endast om blanketten är på papper)',
      'Datum',
      '(*) Stryk det som inte gäller.',
    ],
    receiptSubject: (number) => `Vi har tagit emot ditt meddelande: du ångrar köp ${number}`,
    receiptTitle: 'Du har ångrat ditt köp',
    receiptLead: 'Det här är kvittot på att vi har tagit emot ditt meddelande om att du ångrar köpet nedan.',
    received: 'Mottaget',
    name: 'Namn',
    email: 'E-post',
    goods: 'Varor',
    refundBy: 'Återbetala senast',
    unmatched:
      'Vi har tagit emot ditt meddelande, men hittade inte beställningen ännu. Ditt meddelande gäller från tidpunkten ovan. Vi letar upp beställningen och skriver till dig. Vill du hjälpa till: svara på mejlet med ordernumret eller med adressen som du beställde från.',
    next: 'Skicka tillbaka varorna senast 14 dagar efter meddelandet. Vi betalar tillbaka det du har betalt inom 14 dagar från meddelandet, men får vänta tills varorna har kommit eller du har visat att de är skickade.',
    nextUnsent:
      'Ingenting behöver skickas tillbaka. Vi betalar tillbaka det du har betalt inom 14 dagar från meddelandet.',
  },
};
