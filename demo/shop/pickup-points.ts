/** Parcel lockers by market: invented names in existing streets. */
export const pickupPoints: Record<string, [name: string, street: string, zip: string, city: string][]> = {
  se: [
    ['Paketskåp Odenplan', 'Odengatan 65', '11322', 'Stockholm'],
    ['Paketskåp Medborgarplatsen', 'Götgatan 40', '11826', 'Stockholm'],
    ['Paketskåp Solna centrum', 'Solnavägen 4', '17145', 'Solna'],
    ['Paketskåp Triangeln', 'Södra Förstadsgatan 41', '21143', 'Malmö'],
    ['Paketskåp Lund C', 'Bangatan 1', '22221', 'Lund'],
    ['Paketskåp Järntorget', 'Järntorgsgatan 3', '41301', 'Göteborg'],
    ['Paketskåp Linköping resecentrum', 'Järnvägsgatan 9', '58222', 'Linköping'],
    ['Paketskåp Uppsala C', 'Kungsgatan 59', '75321', 'Uppsala'],
    ['Paketskåp Umeå Ö', 'Rådhusesplanaden 2', '90326', 'Umeå'],
    ['Paketskåp Kiruna', 'Lars Janssonsgatan 17', '98131', 'Kiruna'],
  ],
  dk: [
    ['Pakkeboks Nørreport', 'Nørre Voldgade 13', '1358', 'København K'],
    ['Pakkeboks Vesterbro', 'Istedgade 60', '1650', 'København V'],
    ['Pakkeboks Frederiksberg', 'Gammel Kongevej 84', '1850', 'Frederiksberg'],
    ['Pakkeboks Odense', 'Vestergade 20', '5000', 'Odense C'],
    ['Pakkeboks Aarhus H', 'Banegårdspladsen 1', '8000', 'Aarhus C'],
    ['Pakkeboks Aalborg', 'Boulevarden 13', '9000', 'Aalborg'],
  ],
  no: [
    ['Pakkeboks Oslo S', 'Jernbanetorget 1', '0154', 'Oslo'],
    ['Pakkeboks Grünerløkka', 'Thorvald Meyers gate 30', '0555', 'Oslo'],
    ['Pakkeboks Stavanger', 'Klubbgata 5', '4013', 'Stavanger'],
    ['Pakkeboks Bergen', 'Strømgaten 8', '5015', 'Bergen'],
    ['Pakkeboks Trondheim', 'Olav Tryggvasons gate 28', '7011', 'Trondheim'],
    ['Pakkeboks Tromsø', 'Storgata 70', '9008', 'Tromsø'],
  ],
  fi: [
    ['Pakettiautomaatti Kamppi', 'Urho Kekkosen katu 1', '00100', 'Helsinki'],
    ['Pakettiautomaatti Kallio', 'Hämeentie 12', '00530', 'Helsinki'],
    ['Pakettiautomaatti Turku', 'Aurakatu 8', '20100', 'Turku'],
    ['Pakettiautomaatti Tampere', 'Hämeenkatu 10', '33100', 'Tampere'],
    ['Pakettiautomaatti Oulu', 'Kirkkokatu 14', '90100', 'Oulu'],
  ],
  ax: [['Paketautomat Mariehamn', 'Torggatan 10', '22100', 'Mariehamn']],
  de: [
    ['Parcel locker Alexanderplatz', 'Karl-Liebknecht-Straße 13', '10178', 'Berlin'],
    ['Parcel locker Altona', 'Große Bergstraße 162', '22767', 'Hamburg'],
    ['Parcel locker Marienplatz', 'Kaufingerstraße 8', '80331', 'München'],
  ],
  nl: [
    ['Parcel locker Centrum', 'Damrak 30', '1012LJ', 'Amsterdam'],
    ['Parcel locker Coolsingel', 'Coolsingel 42', '3011AD', 'Rotterdam'],
  ],
  fr: [
    ['Parcel locker Bellecour', 'Rue de la République 60', '69002', 'Lyon'],
    ['Parcel locker Bastille', 'Rue de la Roquette 12', '75011', 'Paris'],
  ],
};
