// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'eventyr-fortalte-for-born': `När Andersen 1835 gav ut sitt första häfte sagor skrev han dem på talspråk, med utrop och små sidohopp, och bröt därmed mot allt vad god prosa ansågs vara. En del hade han hört som barn i Odense, andra hittade han på själv, och snart fick även tennsoldater och sjöjungfrur tala.

Ironin är riktad till den som läser högt, sorgen till alla. Några av sagorna slutar illa, så smygläs gärna först om lyssnaren är under sex år. För äldre barn och vuxna är de outtömliga.`,
  snedronningen: `Gerda har ingen rustning, bara ihärdighet, och på vägen får hon hjälp av kråkor, en rövarflicka med kniv och en ren som längtar hem. Kaj sitter under tiden bland isbitar och försöker lägga ett ord som inte vill bli färdigt. Förstånd mot hjärta, frost mot rosor: så enkelt och så stort är upplägget.

Andersen skrev sagan 1844, och den hör till hans längsta. Prosan är sinnlig och rak, mycket modernare än filmversionerna låter ana. Högläsning från sex, sju år, med varm choklad inom räckhåll.`,
  'kinder-und-hausmarchen': `Jacob och Wilhelm Grimm var språkforskare, och den första utgåvan från 1812 hade noter för lärda. Först med åren slipades berättelserna till den rytm vi känner, med tretal, ramsor och talande djur. Sagesmännen var för det mesta kvinnor, ofta unga och belästa.

Här straffas högmod och lönas envishet, och mellan de kända titlarna finns märkliga småsagor som få har läst. Grymheten är saklig snarare än frossande, men välj själv vad som passar. För barn från sex år i urval, och för var och en som undrar varifrån berättelserna kommer.`,
  'norske-folkeeventyr': `Askeladden, pojken som sitter vid spisen och petar i askan, är samlingens hjälte: nyfiken, artig mot främlingar och aldrig rådlös. Runt honom trängs bockarna Bruse, kungar med för mycket gods och gummor som vet mer än de säger.

Peter Christen Asbjørnsen och Jørgen Moe vandrade och lyssnade, och deras upptecknade språk fick stor betydelse för hur norskan utvecklades. Senare gav konstnärer som Erik Werenskiold och Theodor Kittelsen trollen deras utseende. Berättelserna är korta, rappa och roligast högt. Från fem, sex år och uppåt.`,
  'lasning-for-barn': `Topelius började skriva för barn redan på 1840-talet i tidningar och samlade sedan sagor, visor och små skådespel i flera band. Hos honom bor troll och tomtar i ett landskap man kan peka ut på kartan, från Österbotten till fjällen, och barnen får pröva mod och medlidande på riktigt.

Författaren var finländare, tidningsman och historiker och skrev på svenska. Tron och fosterlandskärleken hör till hans tid, men fantasin är yster. Högläsning från sex år, gärna med en förklaring här och där av gamla ord.`,
  'histoires-ou-contes-du-temps-passe': `Åtta prosasagor utgjorde boken när den kom 1697: förutom de berömda även Tummeliten och Riquet med tofsen. Perrault var ämbetsman och akademiledamot, och han klädde folkliga berättelser i hovets spetsar utan att ta bort tänderna. Rödluvan slutar här tvärt, som en varning till unga damer.

De versifierade sensmoralerna i slutet blinkar åt vuxna läsare. Formen är kort och stilen klar, och en saga räcker lagom till en godnattstund från sex år. Blåskägg kan sparas tills barnet är större.`,
  'les-mille-et-une-nuits': `Berättelserna har rötter i Indien, Persien och arabvärlden och växte under århundraden innan den franske orientalisten Antoine Galland i början av 1700-talet gav ut sin fria version. Flera av de mest kända hörde inte till hans handskrift; dem fick han muntligt av en syrisk berättare, Hanna Diyab.

Det är bagdadska köpmän, andar i flaskor, sluga slavinnor och kalifer i förklädnad, inpassade i varandra som askar. Europas bild av Orienten formades här, på gott och ont. Urval finns för barn, men helheten är skriven för vuxna med gott om tid.`,
  'mio-min-mio': `Guldäpplet, den vita hästen Miramis och vännen Jum-Jum hör till allt det som Bosse har saknat. Men på andra sidan Döda skogen sitter riddar Kato med sin klo av järn, och över sjön kretsar förtrollade fåglar och väntar på någon som törs.

Prosan är högtidlig, med omkväden som i en gammal visa, och under äventyret kan den vuxne ana en annan och ensammare berättelse. Romanen kom 1954, nära tjugo år före Bröderna Lejonhjärta, som den är besläktad med. Mörk men trösterik högläsning från sju år.`,
  'la-belle-et-la-bete': `Jeanne-Marie Leprince de Beaumont var guvernant i London, och sagan ingick i en bok med samtal mellan en lärarinna och hennes elever. Därför är den så förståndigt berättad: hjältinnan läser, arbetar och tänker efter, medan systrarna räknar klänningar. Odjuret å sin sida är mer förtvivlat än farligt.

Historien har en längre föregångare av Madame de Villeneuve, men det är den här knappa versionen som levt vidare i opera, film och balett. Lämplig från sex år, och intressant för vuxna som undrar över sagans syn på äktenskapet.`,
  'the-happy-prince-and-other-tales': `Förutom titelsagan rymmer boken den själviske jätten, näktergalen och rosen, den trofaste vännen samt en mycket inbilsk raket. Wilde var själv far till två små pojkar, och sagorna hör till hans tidiga arbeten, skrivna före både romanen och komedierna.

Stilen är utsökt och lite bibliskt högtidlig, men stick av satir riktas mot rådsherrar, professorer och alla som talar vackert om sin egen godhet. Döden finns nära, så välj stund och barn med omsorg. Från åtta år, och för vuxna som tycker om slipad prosa.`,
} as const;
