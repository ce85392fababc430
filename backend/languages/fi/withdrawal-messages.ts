import type { WithdrawalMessages } from '../withdrawal-messages.ts';

export const withdrawalMessages: WithdrawalMessages = {
  title: 'Peruuttamisoikeus: lain malliohje',
  instructions: ({ seller, link }) => [
    'Sinulla on oikeus peruuttaa tämä sopimus 14 päivän kuluessa ilmoittamatta mitään syytä.',
    'Peruuttamisen määräaika päättyy 14 päivän kuluttua siitä päivästä, jona sait viimeisen tavaran haltuusi tai jona nimeämäsi kolmas osapuoli, joka ei ole rahdinkuljettaja, sai sen haltuunsa. Lahjakorttien sekä toimittamattomien e-kirjojen ja äänikirjojen määräaika päättyy 14 päivän kuluttua sopimuksen tekopäivästä.',
    `Peruuttamisoikeuden käyttämiseksi sinun on ilmoitettava meille (${seller}) päätöksestäsi peruuttaa sopimus yksiselitteisellä tavalla (esimerkiksi kirjeellä postitse tai sähköpostilla). Voit käyttää alla olevaa peruuttamislomaketta, mutta sen käyttö ei ole pakollista.`,
    `Voit peruuttaa sopimuksen myös verkossa: ${link}. Vahvistamme tällöin viipymättä sähköpostitse, että olemme vastaanottaneet ilmoituksesi, ja kerromme sen sisällön sekä päivämäärän ja kellonajan.`,
    'Peruuttamisen määräajan noudattamiseksi riittää, että lähetät ilmoituksesi peruuttamisoikeuden käyttämisestä ennen peruuttamisen määräajan päättymistä.',
  ],
  effectsTitle: 'Peruuttamisen vaikutukset',
  effects: (address) => [
    'Jos peruutat tämän sopimuksen, palautamme sinulle kaikki sinulta saadut suoritukset, toimituskustannukset mukaan luettuina (paitsi jos valitsit muun kuin tarjoamamme edullisimman vakiotoimitustavan, siitä aiheutuneita lisäkustannuksia), viivytyksettä ja viimeistään 14 päivän kuluttua sopimuksen peruuttamista koskevan ilmoituksen saamisesta. Suoritamme palautuksen sillä maksutavalla, jota käytit alkuperäisessä liiketoimessa, ellet ole nimenomaisesti suostunut muuhun. Palautuksesta ei aiheudu sinulle kustannuksia.',
    'Voimme pidättyä maksujen palautuksesta, kunnes olemme saaneet tavaran takaisin tai kunnes olet osoittanut lähettäneesi tavaran takaisin, sen mukaan kumpi tapahtuu ensin.',
    `Sinun on lähetettävä tavara takaisin tai luovutettava se meille (${address}) viivytyksettä ja viimeistään 14 päivän kuluttua peruuttamisilmoituksesi tekemisestä. Määräaikaa on noudatettu, jos lähetät tavaran takaisin ennen kuin 14 päivää on kulunut.`,
    'Vastaat tavaran palauttamisesta aiheutuvista välittömistä kustannuksista.',
    'Olet vastuussa vain tavaran arvon alentumisesta, joka on seurausta muusta kuin tavaran luonteen, ominaisuuksien ja toimivuuden toteamiseksi tarpeellisesta käsittelystä.',
  ],
};
