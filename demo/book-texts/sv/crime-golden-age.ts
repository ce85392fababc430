// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-hound-of-the-baskervilles': `Läkaren Mortimer kommer till Baker Street med en gammal handskrift och en färsk nyhet: sir Charles har hittats död i sin egen idegransallé, och arvtagaren är på väg från Kanada. Sedan följer en stulen sko, en rymd straffånge, märkliga grannar på heden och gungflyn där hästar sjunker.

Conan Doyle hade redan låtit Holmes störta i Reichenbachfallet när han 1901 började på den här historien, som därför utspelas tidigare. Watson får stort utrymme som ensam spanare, vilket gynnar stämningen. För den som gillar naturskildring och förnuft i strid med vidskepelse.`,
  'the-adventures-of-sherlock-holmes': `Berättelserna trycktes i The Strand Magazine från sommaren 1891 och gjorde en okänd ögonläkare till rik författare. Varje fall har sin egen färg: en rödhårig pantlånare med ett underligt arbete, en gås med ädelsten i krävan, en ingenjör som mister tummen. Morden är färre än man tror; oftare handlar det om lurendrejerier, arv och brutna löften.

Watsons lugna berättarton håller det hela samman, och formen är så fulländad att de flesta senare detektivnoveller mäts mot den. Passar även unga läsare från tolv år och alla med en halvtimme över.`,
  'murder-on-the-orient-express': `Tåget går västerut från Istanbul, och ovanligt nog är sovvagnen fullbokad mitt i vintern. Passagerarna kommer från olika länder och klasser: en rysk furstinna, en svensk missionär, en pratsam amerikanska, en betjänt. Poirot har varken laboratorium eller polisregister att tillgå, bara samtal, en vagnsplan och sin egen slutledningsförmåga.

Christie skrev romanen 1934 och hämtade inspiration från ett uppmärksammat amerikanskt kidnappningsfall. Den slutna miljön gör boken till en skolbok i genren, men det är frågan om vad rättvisa är som dröjer kvar. Lättläst och kort; fungerar som första Christie.`,
  'the-murder-of-roger-ackroyd': `Byn heter King’s Abbot, och det mesta av dess underrättelseverksamhet sköts av doktor Sheppards syster Caroline, som får veta allt utan att gå utanför dörren. Doktorn själv för anteckningar om fallet, artiga och småroliga, när Poirot flyttar in bredvid och inte kan låta bli att börja fråga.

Med den här romanen från 1926 tänjde Christie på deckarens oskrivna regler, och diskussionen om tillvägagångssättet pågår fortfarande. Mer ska inte sägas. Den är samtidigt en utsökt engelsk bykomedi om pengar, tjänstefolk och mahjongpartier, och lönar sig att läsa två gånger.`,
  'the-body-in-the-library': `Ett lik på mattan i ett engelskt bibliotek var redan 1942 en utsliten kliché, och Agatha Christie bestämde sig för att använda den just därför. Spåren leder från herrgården till ett badhotell, där danspartner, tennistränare och en rullstolsburen miljonär utgör en helt annan värld än byn St Mary Mead.

Miss Marple, vän till överstens hustru, stickar och jämför: alla misstänkta påminner henne om någon hemifrån. Det är hennes andra roman, kort och kvick, med mer bitsk klasskomedi än blod. Ett bra val för den som vill ha pussel utan obehag.`,
  'the-nine-tailors': `Byn heter Fenchurch St Paul, kyrkan har änglatak och åtta klockor med egna namn, och Wimsey får höra om ett halsband som försvann på ett bröllop många år tidigare. När en grav öppnas på våren ligger där någon som inte hör hemma. Tiden i romanen är lång, nästan ett år, och utredningen följer årets gång.

Dorothy L. Sayers lärde sig det engelska växelringandets matematik för bokens skull och gav kapitlen rubriker därifrån. Hon var prästdotter från just dessa trakter. För läsare som uppskattar en lärd, långsam deckare med djup klang.`,
  'the-innocence-of-father-brown': `Mot fader Brown står först mästertjuven Flambeau, senare vän, och den store franske polisen Valentin. Miljöerna går från Londonförorter till slott i Skottland, målade med färgstarka skymningar som för tankarna till teater. Prästen löser gåtorna med vad han lärt sig i biktstolen: han vet vad han själv hade kunnat göra.

G. K. Chesterton var essäist, debattör och mästare på paradoxen, och novellerna från 1911 är fulla av kloka omkastningar. Idéerna väger tyngre än bevisen. Finns här på engelska och finska; för läsare som gillar korta, snillrika berättelser med en tanke bakom.`,
  'the-big-sleep': `Marlowe är fattig, ensam och envist hederlig i ett Los Angeles där oljepengar, spelhålor och pornografi ligger vägg i vägg. Generalens döttrar Vivian och Carmen är var för sig farliga att lita på, och bakom utpressningen väntar frågan om en försvunnen svärson som ingen bett honom leta efter.

Raymond Chandler var femtio år när han 1939 gav ut sin första roman, sammanfogad ur egna noveller från kiosktidningarna. Det är jagberättarens liknelser och sårade ridderlighet som gjort skola. Läs den för stilen, staden och tonen mer än för vem som gjorde vad.`,
  'the-maltese-falcon': `Den vackra klienten med många namn, den parfymerade Joel Cairo, den fete herr Gutman och hans lättretade unge hantlangare: alla ljuger artigt, och Spade ljuger tillbaka. Statyetten har en historia som går till korsriddarnas Malta, men i tjugotalets San Francisco är den mest ett namn på begär.

Dashiell Hammett hade själv arbetat som detektiv vid Pinkertonbyrån och skrev utan sentimentalitet om yrket. Romanen från 1930 gav den hårdkokta skolan dess form, och John Hustons film följer den nära. Kärv, snabb och moraliskt gåtfull.`,
  'le-chien-jaune': `En vinhandlare skjuts en natt i en portgång, och kort därpå upptäcker sällskapet på Hôtel de l’Amiral att det är något fel med deras aperitif. Borgmästaren vill ha en gripen, pressen vill ha panik, men Maigret vill helst sitta stilla och känna efter hur stämningen i rummet är.

Georges Simenon skrev Maigretböckerna snabbt och med knapp ordmängd; den här hör till de allra första, från 1931. Fisklukt, regn och en servitris med trötta ögon betyder mer än fingeravtryck. Fristående, drygt hundrafemtio sidor, god ingång till serien.`,
  jernvognen: `Gästerna på badhotellet har kommit för att vila, men en forstmästare har hittats mördad, och folk i trakten viskar om den döde gårdsägaren som en gång körde den där vagnen av järn. Asbjørn Krag, en av den nordiska deckarens första seriehjältar, smyger sig på sanningen långsamt, med nästan sadistiskt tålamod.

Stein Riverton var journalisten Sven Elvestads pseudonym. Boken från 1909 ställs ofta bredvid Poe och Hamsun för sin nervositet, och i berättartekniken är den före sin tid. Kort, ljus och otäck på samma gång; för den som söker genrens nordiska rötter.`,
  'mordaren-ljuger-inte-ensam': `Sällskapet på ön består av studenter och forskare med förflutet i Uppsala, vackra, begåvade och svartsjuka på varandra. Puck är nykomling och ser på dem med lika delar förtjusning och misstro; så småningom kommer även den handlingskraftige Einar att betyda mer för henne. Sommarhettan ligger som ett lock över alltihop.

Maria Lang var pseudonym för Dagmar Lange, och debuten 1949 väckte uppseende genom att skildra en kärlek som då knappt nämndes i svenska romaner. Pusseldeckare i brittisk stil, med litterära anspelningar och svensk natur. För den som gillar slutna kretsar.`,
  'the-moonstone': `Dokumenten är skrivna av en betjänt, en bigott släkting, en advokat och en läkarassistent, och var och en röjer minst lika mycket om sig själv som om stölden. Sergeant Cuff, som egentligen längtar efter att odla rosor, är en av litteraturens första stora poliser. Diamantens indiska historia ger romanen en kritisk underström om imperiets rov.

Wilkie Collins, vän till Dickens, publicerade den som följetong 1868. Den är lång men underhållande, full av komik, opium och kvicksand. T. S. Eliot satte den högt; passar den som vill förena artonhundratalsroman med gåta.`,
  'kuka-murhasi-rouva-skrofin': `Palmu har en ung assistent, Virta, som berättar och ofta hamnar fel, och kollegan Kokki är sällan långt borta. Tillsammans förhör de arvingar, en konstnär och en predikant med många anhängare. Frågan om vem som ärver förklarar det mesta av intresset kring fru Skrofs bortgång.

Mika Waltari, långt mer känd för Sinuhe egyptiern, skrev tre romaner om Palmu som avkoppling, och den första kom 1939. De filmades senare med stor framgång i Finland. Trevlig klassisk deckare, torr i repliken och rik på stadsmiljöer.`,
} as const;
