// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kizur-toldot-ha-enoshut': `Harari delar in historien i tre stora omvälvningar: den kognitiva, jordbruksrevolutionen och den vetenskapliga, och avslutar med en blick mot framtidens konstruerade människor. Hans mest omtalade tes är att vi kan samarbeta i stora grupper därför att vi tror på gemensamma berättelser om gudar, stater, bolag och pengar.

Yuval Noah Harari är historiker i Jerusalem, och boken växte fram ur en grundkurs; den kom på hebreiska 2011. Fackfolk har invändningar i detaljerna. Stilen är klar och full av exempel som går att berätta vidare. Passar nyfikna från sexton år.`,
  heimskringla: `Verket består av sexton sagor, från ynglingarnas myter till 1177, och den längsta är om Olav den helige. Harald Hårfagre, Olav Tryggvason med Ormen Långe, Harald Hårdråde som stupar i England: var och en får ett porträtt i gärningar och repliker. Snorre citerar skalder som vittnen och resonerar om hur mycket man bör tro dem.

Snorre Sturlasson var lagsagoman, diktare och politiker, och blev själv dödad på kungens befallning 1241. För norsk nationalkänsla har verket betytt enormt. Det svenska perspektivet är ofta motståndarens. För sagaläsare och historieintresserade.`,
  'u-vojny-ne-zjenskoje-litso': `Det är monologer: en kvinna efter en annan minns hur stor uniformen var, vilka skor som fanns, första gången hon sköt, håret som vitnade, hemkomsten då ingen ville gifta sig med en som varit vid fronten. Aleksijevitj skriver fram sina egna tvivel mellan rösterna och återger även vad censuren en gång strök.

Svetlana Aleksijevitj, från Belarus, gav ut sin första bok 1985 och fick Nobelpriset 2015 för en polyfon dokumentär form. Den är tung, men de korta bitarna gör att man kan göra uppehåll. För läsare som vill förstå krig bortom generalernas kartor.`,
  'stridens-skonhet-och-sorg': `Formen är kronologisk, dag för dag, i presens, med över tvåhundra korta avsnitt som förflyttar läsaren från Östpreussen till Mesopotamien, Östafrika och Alperna. Några av huvudpersonerna faller under kriget, andra återvänder oigenkännliga. Inga slag analyseras uppifrån; i stället är det lukt, tristess, hopp, besvikelse och plötslig skönhet.

Peter Englund, historiker och tidigare Svenska Akademiens ständige sekreterare, kallar själv verket ett stycke antihistoria. Det kom 2008. Kartor och noter hjälper. Lika lämplig för den som läst mycket om tiden som för den som inte visste var man skulle börja.`,
  'a-distant-mirror': `Följeslagaren heter Enguerrand de Coucy, svärson till Englands kung och lojal mot Frankrike, och genom hans liv kommer man till hundraåriga kriget, bondeuppror, digerdöden, den påvliga schismen och ett katastrofalt korståg. Tuchman stannar också vid läkekonst, kläder, äktenskap och barnens låga värde.

Barbara Tuchman var självständig historiker utan professur och fick två Pulitzerpris för andra böcker. Den här, från 1978, är skriven med nittonhundratalets världskrig i spegeln, vilket titeln säger. Fackhistoriker kan gräla om ramarna; som berättelse är den rik och rolig. För läsare med långa kvällar.`,
  'slagtebaenk-dybbol': `Läsaren får först bakgrunden: hertigdömena Slesvig och Holstein, bråket om grundlagen, Bismarcks kalla plan, reträtten från Danevirke. Därefter bygger boken upp dagen den 18 april från båda sidor, med generaler, bönder i uniform, krigskorrespondenter och det nybildade Röda korsets observatörer.

Tom Buk-Swienty är journalist och historiker och har levt i USA, vilket märks på den scenmässiga berättartekniken. Tv-serien 1864 bygger delvis på hans arbete. Utgåvorna är på danska och engelska. För den som vill förstå Nordens förhållande till Tyskland, och för läsare av Peter Englund.`,
  'finlands-historia-meinander': `Meinander lägger tyngdpunkten på de senaste två seklen: storfurstendömet, språkstriden, självständigheten, inbördeskriget, vinter- och fortsättningskriget, Kekkonentidens balanskonst. Ekonomi, skog, jordbruk, idrott och kultur vävs in i politiken, och svenskans ställning får sin nyktra del. Linjerna är tydliga och årtalen inte fler än nödvändigt.

Henrik Meinander är professor i historia vid Helsingfors universitet och van att förklara sitt land för utlänningar. Boken kom 2006 och har uppdaterats. En bra överblick för svenska läsare som vet förvånansvärt lite om grannen, för studenter och Finlandsresenärer.`,
} as const;
