/** What people type for a place, and the place that they mean: main places by population, and how their names are misspelt. */

/** As it is written. */
export const asWritten = `
Cape Town > western-cape-cape-town
Durban > kwazulu-natal-durban
Johannesburg > gauteng-johannesburg
Soweto > gauteng-soweto
Pretoria > gauteng-pretoria
Gqeberha > eastern-cape-gqeberha
Pietermaritzburg > kwazulu-natal-pietermaritzburg
Benoni > gauteng-benoni
East London > eastern-cape-east-london
Vereeniging > gauteng-vereeniging
Tembisa > gauteng-thembisa
Bloemfontein > free-state-bloemfontein
Boksburg > gauteng-boksburg
Welkom > free-state-welkom
Katlehong > gauteng-katlehong-ekurhuleni
Newcastle > kwazulu-natal-newcastle
Umlazi > kwazulu-natal-umlazi-durban
Khayelitsha > western-cape-khayelitsha-cape-town
Sandton > gauteng-sandton-johannesburg
Krugersdorp > gauteng-krugersdorp
Diepsloot > gauteng-diepsloot
Randburg > gauteng-randburg
Mamelodi > gauteng-mamelodi-pretoria
Mitchells Plain > western-cape-mitchells-plain-cape-town
Botshabelo > free-state-botshabelo
Brakpan > gauteng-brakpan
eMalahleni > mpumalanga-emalahleni
Richards Bay > kwazulu-natal-richards-bay
Vanderbijlpark > gauteng-vanderbijlpark
Centurion > gauteng-centurion
Kariega > eastern-cape-kariega
Roodepoort > gauteng-roodepoort
Sebokeng > gauteng-sebokeng-sebokeng
Paarl > western-cape-paarl
Springs > gauteng-springs
Carletonville > gauteng-carletonville
Bethelsdorp > eastern-cape-bethelsdorp-gqeberha
Klerksdorp > north-west-klerksdorp
Phoenix > kwazulu-natal-phoenix-durban
KwaMashu > kwazulu-natal-kwamashu-durban
Midrand > gauteng-midrand
Kempton Park > gauteng-kempton-park-ekurhuleni
Vosloorus > gauteng-vosloorus-ekurhuleni
Westonaria > gauteng-westonaria
Somerset West > western-cape-somerset-west
Middelburg > mpumalanga-middelburg
Vryheid > kwazulu-natal-vryheid
Orkney > north-west-orkney
Kimberley > northern-cape-kimberley
eMbalenhle > mpumalanga-embalenhle
Edendale > kwazulu-natal-edendale-pietermaritzburg
Nigel > gauteng-nigel
Motherwell > eastern-cape-motherwell-gqeberha
Mpumalanga > kwazulu-natal-mpumalanga
Bhisho > eastern-cape-bhisho
Tsakane > gauteng-tsakane-ekurhuleni
Randfontein > gauteng-randfontein
Soshanguve > gauteng-soshanguve
KwaGuqa > mpumalanga-kwaguqa-emalahleni
Daveyton > gauteng-daveyton-ekurhuleni
Worcester > western-cape-worcester
Pinetown > kwazulu-natal-pinetown
Rustenburg > north-west-rustenburg
Polokwane > limpopo-polokwane
Potchefstroom > north-west-potchefstroom
Virginia > free-state-virginia
Brits > north-west-brits
Alberton > gauteng-alberton
Winterveld > gauteng-winterveld-pretoria-2
Philippi > western-cape-philippi-cape-town
Madadeni > kwazulu-natal-madadeni-newcastle
Parow > western-cape-parow-cape-town
Bellville > western-cape-bellville-cape-town
Mbombela > mpumalanga-mbombela
Galeshewe > northern-cape-galeshewe-kimberley
Phalaborwa > limpopo-phalaborwa
Kuils River > western-cape-kuils-river-cape-town
KwaNobuhle > eastern-cape-kwanobuhle-kariega
Blouberg > western-cape-blouberg-cape-town
Komani > eastern-cape-queenstown
Kroonstad > free-state-kroonstad
KwaThema > gauteng-kwathema-ekurhuleni
Bethal > mpumalanga-bethal
Mokopane > limpopo-mokopane
Mabopane > gauteng-mabopane
Milnerton > western-cape-milnerton-cape-town
Kutloanong > free-state-kutloanong
Stellenbosch > western-cape-stellenbosch
Stilfontein > north-west-stilfontein
Blue Downs > western-cape-blue-downs-cape-town
Delmas > mpumalanga-delmas
Makhanda > eastern-cape-grahamstown
Bela-Bela > limpopo-bela-bela
Lenasia > gauteng-lenasia-johannesburg
Durbanville > western-cape-durbanville
Ikageng > north-west-ikageng-potchefstroom
Louis Trichardt > limpopo-louis-trichardt
Dundee > kwazulu-natal-dundee
eMkhondo > mpumalanga-piet-retief
Phuthaditjhaba > free-state-phuthaditjhaba
Mangaung > free-state-bloemfontein
Seshego > limpopo-seshego-polokwane
Bethlehem > free-state-bethlehem
Zamdela > free-state-zamdela-sasolburg
Mthatha > eastern-cape-mthatha
Kanana > north-west-kanana-orkney
iBhayi > eastern-cape-ibhayi-gqeberha
Osizweni > kwazulu-natal-osizweni-newcastle
Sasolburg > free-state-sasolburg
Mmabatho > north-west-mmabatho
Mhluzi > mpumalanga-mhluzi-middelburg
Standerton > mpumalanga-standerton
Duduza > gauteng-duduza-ekurhuleni
Bothaville > free-state-bothaville
Upington > northern-cape-upington
Parys > free-state-parys
Ezakheni > kwazulu-natal-ezakheni-umnambithi
Schweizer-Reneke > north-west-schweizer-reneke
Ga-Rankuwa > gauteng-ga-rankuwa
Knysna > western-cape-knysna
Saldanha > western-cape-saldanha
Barberton > mpumalanga-barberton
Tweefontein > mpumalanga-tweefontein-kwaggafontein
Athlone > western-cape-athlone
Lichtenburg > north-west-lichtenburg
Kagiso > gauteng-kagiso-krugersdorp
Atteridgeville > gauteng-atteridgeville-pretoria
Heidelberg > gauteng-heidelberg
Etwatwa > gauteng-etwatwa
Chatsworth > kwazulu-natal-chatsworth-durban
`;

/** Misspelt by rule: a letter swapped with its neighbour, missing, doubled or not; h after k and t; i and e; z and s. */
export const misspeltByRule = `
Johannisburg > gauteng-johannesburg
Sowito > gauteng-soweto
Pretoia > gauteng-pretoria
Gqebreha > eastern-cape-gqeberha
Pietremaritzburg > kwazulu-natal-pietermaritzburg
Binoni > gauteng-benoni
East ondon > eastern-cape-east-london
Vireeniging > gauteng-vereeniging
Tembsia > gauteng-thembisa
Bloefmontein > free-state-bloemfontein
Boksubrg > gauteng-boksburg
Wilkom > free-state-welkom
Katlihong > gauteng-katlehong-ekurhuleni
Niwcastle > kwazulu-natal-newcastle
Umlasi > kwazulu-natal-umlazi-durban
Khayleitsha > western-cape-khayelitsha-cape-town
Sandotn > gauteng-sandton-johannesburg
Krugresdorp > gauteng-krugersdorp
Deepsloot > gauteng-diepsloot
Randbrg > gauteng-randburg
Mameldi > gauteng-mamelodi-pretoria
Mitchels Plain > western-cape-mitchells-plain-cape-town
Botsahbelo > free-state-botshabelo
Brakapn > gauteng-brakpan
eMalahlini > mpumalanga-emalahleni
Rechards Bay > kwazulu-natal-richards-bay
Vandebijlpark > gauteng-vanderbijlpark
Centruion > gauteng-centurion
Karigea > eastern-cape-kariega
Roodpeoort > gauteng-roodepoort
Sibokeng > gauteng-sebokeng-sebokeng
Sprigns > gauteng-springs
Carletonvile > gauteng-carletonville
Bethlesdorp > eastern-cape-bethelsdorp-gqeberha
Klerskdorp > north-west-klerksdorp
Phoinix > kwazulu-natal-phoenix-durban
KwaMahu > kwazulu-natal-kwamashu-durban
Midrnad > gauteng-midrand
Kempotn Park > gauteng-kempton-park-ekurhuleni
Voslorus > gauteng-vosloorus-ekurhuleni
Westnoaria > gauteng-westonaria
Somirset West > western-cape-somerset-west
Meddelburg > mpumalanga-middelburg
Vryhied > kwazulu-natal-vryheid
Orkniy > north-west-orkney
Kimbreley > northern-cape-kimberley
eMbaelnhle > mpumalanga-embalenhle
Edindale > kwazulu-natal-edendale-pietermaritzburg
Negel > gauteng-nigel
Mothewell > eastern-cape-motherwell-gqeberha
Mpumlaanga > kwazulu-natal-mpumalanga
Bhesho > eastern-cape-bhisho
Tsaknae > gauteng-tsakane-ekurhuleni
Randfontiin > gauteng-randfontein
Soshaguve > gauteng-soshanguve
KwaGqua > mpumalanga-kwaguqa-emalahleni
Davetyon > gauteng-daveyton-ekurhuleni
Worcseter > western-cape-worcester
Pineotwn > kwazulu-natal-pinetown
Rustinburg > north-west-rustenburg
Polokane > limpopo-polokwane
Potchfstroom > north-west-potchefstroom
Virgniia > free-state-virginia
Brets > north-west-brits
Albetron > gauteng-alberton
Wenterveld > gauteng-winterveld-pretoria-2
Phelippi > western-cape-philippi-cape-town
Madadni > kwazulu-natal-madadeni-newcastle
Belville > western-cape-bellville-cape-town
Mbomebla > mpumalanga-mbombela
Galishewe > northern-cape-galeshewe-kimberley
Phalaorwa > limpopo-phalaborwa
KuilsRiver > western-cape-kuils-river-cape-town
KwaNbouhle > eastern-cape-kwanobuhle-kariega
Blouebrg > western-cape-blouberg-cape-town
Kroontad > free-state-kroonstad
KwaThima > gauteng-kwathema-ekurhuleni
Betal > mpumalanga-bethal
Mokoapne > limpopo-mokopane
Maboapne > gauteng-mabopane
Milnreton > western-cape-milnerton-cape-town
Kutlonong > free-state-kutloanong
Stillenbosch > western-cape-stellenbosch
Stilfntein > north-west-stilfontein
BlueD owns > western-cape-blue-downs-cape-town
Dilmas > mpumalanga-delmas
Makhnada > eastern-cape-grahamstown
Bila-Bela > limpopo-bela-bela
Linasia > gauteng-lenasia-johannesburg
Durbaville > western-cape-durbanville
Ikagneg > north-west-ikageng-potchefstroom
Loui sTrichardt > limpopo-louis-trichardt
Dundie > kwazulu-natal-dundee
eMkondo > mpumalanga-piet-retief
Phuthadetjhaba > free-state-phuthaditjhaba
Mangang > free-state-bloemfontein
Seshgeo > limpopo-seshego-polokwane
Bethelhem > free-state-bethlehem
Zamdlea > free-state-zamdela-sasolburg
Mtatha > eastern-cape-mthatha
Osisweni > kwazulu-natal-osizweni-newcastle
Sasoblurg > free-state-sasolburg
Mmabtaho > north-west-mmabatho
Mhlusi > mpumalanga-mhluzi-middelburg
Standirton > mpumalanga-standerton
Dudusa > gauteng-duduza-ekurhuleni
Bothavile > free-state-bothaville
Upintgon > northern-cape-upington
Ezakeni > kwazulu-natal-ezakheni-umnambithi
Schwiizer-Reneke > north-west-schweizer-reneke
Ga-Rakuwa > gauteng-ga-rankuwa
Saldnaha > western-cape-saldanha
Barbreton > mpumalanga-barberton
Twiefontein > mpumalanga-tweefontein-kwaggafontein
Athlnoe > western-cape-athlone
Lichtnburg > north-west-lichtenburg
Kageso > gauteng-kagiso-krugersdorp
Ateridgeville > gauteng-atteridgeville-pretoria
Heidleberg > gauteng-heidelberg
Etwawta > gauteng-etwatwa
Chatsorth > kwazulu-natal-chatsworth-durban
`;

/** Misspelt by hand, former and common names, and addresses. */
export const byHand = `
Kwa Mashu > kwazulu-natal-kwamashu-durban
Kwa-Mashu > kwazulu-natal-kwamashu-durban
kwamashu > kwazulu-natal-kwamashu-durban
Kwamashu > kwazulu-natal-kwamashu-durban
Kwa Thema > gauteng-kwathema-ekurhuleni
Kwa-Thema > gauteng-kwathema-ekurhuleni
Du Noon > western-cape-dunoon-cape-town
du-noon > western-cape-dunoon-cape-town
Garankuwa > gauteng-ga-rankuwa
Ga Rankuwa > gauteng-ga-rankuwa
ga-rankuwa > gauteng-ga-rankuwa
Emalahleni > mpumalanga-emalahleni
emalahleni > mpumalanga-emalahleni
Esikhawini > kwazulu-natal-esikhaleni
eSikhaleni > kwazulu-natal-esikhaleni
Mtata > eastern-cape-mthatha
Umtata > eastern-cape-mthatha
Kayelitsha > western-cape-khayelitsha-cape-town
Khayalitsha > western-cape-khayelitsha-cape-town
Kayelisha > western-cape-khayelitsha-cape-town
mlazi > kwazulu-natal-umlazi-durban
uMlazi > kwazulu-natal-umlazi-durban
Guguletu > western-cape-gugulethu-cape-town
Gugulethu > western-cape-gugulethu-cape-town
Sowetho > gauteng-soweto
Sweto > gauteng-soweto
Thembisa > gauteng-thembisa
Johanesburg > gauteng-johannesburg
Johannesberg > gauteng-johannesburg
Joburg > gauteng-johannesburg
Bloemfontien > free-state-bloemfontein
Bloemfontain > free-state-bloemfontein
Pietermaritsburg > kwazulu-natal-pietermaritzburg
Petermaritzburg > kwazulu-natal-pietermaritzburg
Pretoira > gauteng-pretoria
Preteria > gauteng-pretoria
Durbin > kwazulu-natal-durban
Dorban > kwazulu-natal-durban
Capetown > western-cape-cape-town
Cape Twon > western-cape-cape-town
Kaapstad > western-cape-cape-town
Port Elizabeth > eastern-cape-gqeberha
Port Elizabet > eastern-cape-gqeberha
Geqberha > eastern-cape-gqeberha
Qeberha > eastern-cape-gqeberha
Umhlanga > kwazulu-natal-umhlanga-durban
Umhlanga Rocks > kwazulu-natal-umhlanga-durban
Mitchell's Plain > western-cape-mitchells-plain-cape-town
Mitchells Plein > western-cape-mitchells-plain-cape-town
Michells Plain > western-cape-mitchells-plain-cape-town
Mamlodi > gauteng-mamelodi-pretoria
Soshanguwe > gauteng-soshanguve
Soshangove > gauteng-soshanguve
Atteridgevile > gauteng-atteridgeville-pretoria
Atridgeville > gauteng-atteridgeville-pretoria
Chatworth > kwazulu-natal-chatsworth-durban
Thembalethu > western-cape-thembalethu-george
Tembaletu > western-cape-thembalethu-george
New Brighton > eastern-cape-new-brighton-gqeberha
New Brighten > eastern-cape-new-brighton-gqeberha
Inanda > kwazulu-natal-inanda
Sheshego > limpopo-seshego-polokwane
Pheonix > kwazulu-natal-phoenix-durban
Polokwani > limpopo-polokwane
Pietersburg > limpopo-polokwane
Nelspruit > mpumalanga-mbombela
Nelspriut > mpumalanga-mbombela
Witbank > mpumalanga-emalahleni
Rustenberg > north-west-rustenburg
Klerksdrop > north-west-klerksdorp
Potchefstrom > north-west-potchefstroom
Stellenbosh > western-cape-stellenbosch
Stelenbosch > western-cape-stellenbosch
Knsyna > western-cape-knysna
Oudtshoorn > western-cape-oudtshoorn
Oudshoorn > western-cape-oudtshoorn
Outshoorn > western-cape-oudtshoorn
Kathlehong > gauteng-katlehong-ekurhuleni
Vosloosrus > gauteng-vosloorus-ekurhuleni
Davyton > gauteng-daveyton-ekurhuleni
Diepslot > gauteng-diepsloot
Alexandra > gauteng-alexandra
Mdantsane > eastern-cape-mdantsane
Mdansane > eastern-cape-mdantsane
Botshabello > free-state-botshabelo
Putaditjhaba > free-state-phuthaditjhaba
Thohoyandou > limpopo-thohoyandou
Tohoyandou > limpopo-thohoyandou
Giyani > limpopo-giyani
Tzaneen > limpopo-tzaneen
Tzanen > limpopo-tzaneen
Makhado > limpopo-louis-trichardt
Louis Trichard > limpopo-louis-trichardt
Bushbuckridge > mpumalanga-bosbokrand
Bushbukridge > mpumalanga-bosbokrand
Richardsbay > kwazulu-natal-richards-bay
Empangeni > kwazulu-natal-empangeni
Mpangeni > kwazulu-natal-empangeni
Ladysmith > kwazulu-natal-ladysmith
Vereniging > gauteng-vereeniging
Vanderbylpark > gauteng-vanderbijlpark
Sebokheng > gauteng-sebokeng-sebokeng
Evaton > gauteng-evaton
Orange Farm > gauteng-orange-farm
Orangefarm > gauteng-orange-farm
Lenesia > gauteng-lenasia-johannesburg
Germiston > gauteng-germiston
Kemptonpark > gauteng-kempton-park-ekurhuleni
Langa > western-cape-langa-cape-town
Nyanga > western-cape-nyanga-cape-town
Delft > western-cape-delft-cape-town
Phillipi > western-cape-philippi-cape-town
Khayamandi > western-cape-kayamandi-stellenbosch
Mfuleni > western-cape-mfuleni-cape-town
Kwanobuhle > eastern-cape-kwanobuhle-kariega
KwaZakhele > eastern-cape-kwazakele-gqeberha
Uitenhage > eastern-cape-kariega
Grahamstown > eastern-cape-grahamstown
Queenstown > eastern-cape-queenstown
King Williams Town > eastern-cape-qonce
Umzimkhulu > kwazulu-natal-umzimkhulu-umzimkhulu
Kokstad > kwazulu-natal-kokstad
Port Shepstone > kwazulu-natal-port-shepstone
Stanger > kwazulu-natal-kwadukuza
KwaDukuza > kwazulu-natal-kwadukuza
Ulundi > kwazulu-natal-ulundi
Eshowe > kwazulu-natal-eshowe
Kimberly > northern-cape-kimberley
Kuruman > northern-cape-kuruman
Welkhom > free-state-welkom
Betlehem > free-state-bethlehem
Hammanskraal > gauteng-hammanskraal
Hamanskraal > gauteng-hammanskraal
Mahikeng > north-west-mafikeng
Mafikeng > north-west-mafikeng
Secunda > mpumalanga-secunda
Embalenhle > mpumalanga-embalenhle
Ermelo > mpumalanga-ermelo
Modimolle > limpopo-modimolle
Lephalale > limpopo-lephalale
Musina > limpopo-musina
Lenasia South > gauteng-lenasia-south-johannesburg
Langa Cape Town > western-cape-langa-cape-town
Orlando West Soweto > gauteng-orlando-west-johannesburg
Kayelitsa, Cape Town > western-cape-khayelitsha-cape-town
12 Vilakazi Street, Orlando West > gauteng-orlando-west-johannesburg
5 Long Street, Cape Town > western-cape-cape-town
Hermanus, Western Cape > western-cape-hermanus
`;
