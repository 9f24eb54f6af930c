/**
 * Other names of places in our list: old or new official names (the list has some of each) and everyday ones.
 * One place per line: id, then its other names.
 */
export const otherNames = `
eastern-cape-gqeberha: Port Elizabeth, PE, Nelson Mandela Bay
eastern-cape-grahamstown: Makhanda
eastern-cape-kariega: Uitenhage
eastern-cape-qonce: King William's Town, King Williamstown
eastern-cape-mthatha: Umtata
eastern-cape-dutywa: Idutywa
eastern-cape-ngcobo: Engcobo
eastern-cape-butterworth: Gcuwa
eastern-cape-cradock: Nxuba
eastern-cape-queenstown: Komani
eastern-cape-fort-beaufort: KwaMaqoma
eastern-cape-graaff-reinet: Robert Sobukwe Town
eastern-cape-maclear: Nqanqarhu
eastern-cape-mount-frere: KwaBhaca
eastern-cape-mount-ayliff: MaXesibeni
eastern-cape-aliwal-north: Maletswai
eastern-cape-somerset-east: KwaNojoli
eastern-cape-bizana: Mbizana
eastern-cape-bhisho: Bisho
eastern-cape-east-london: KuGompo City, Buffalo City
free-state-bloemfontein: Mangaung
free-state-winnie-mandela: Brandfort
gauteng-pretoria: Tshwane
gauteng-johannesburg: Joburg, Jozi, Egoli, Jo'burg
gauteng-thembisa: Tembisa
gauteng-krugersdorp: Mogale City
gauteng-tokoza: Thokoza
kwazulu-natal-durban: eThekwini
kwazulu-natal-kwadukuza: Stanger
kwazulu-natal-ladysmith: uMnambithi
kwazulu-natal-emanzimtoti: Amanzimtoti, Toti
kwazulu-natal-pietermaritzburg: uMgungundlovu, Maritzburg, PMB
limpopo-polokwane: Pietersburg
limpopo-louis-trichardt: Makhado
limpopo-mokopane: Potgietersrus
limpopo-bela-bela: Warmbaths, Warmbad
limpopo-modimolle: Nylstroom
limpopo-mookgophong: Naboomspruit
limpopo-lephalale: Ellisras
limpopo-duiwelskloof: Modjadjiskloof
limpopo-musina: Messina
limpopo-bochum: Senwabarwana
limpopo-dendron: Mogwadi
mpumalanga-mbombela: Nelspruit
mpumalanga-emalahleni: Witbank
mpumalanga-lydenburg: Mashishing
mpumalanga-belfast: eMakhazeni
mpumalanga-machadodorp: eNtokozweni
mpumalanga-emgwenya: Waterval Boven
mpumalanga-piet-retief: eMkhondo
mpumalanga-barberton: Umjindi
mpumalanga-white-river: Witrivier
north-west-mafikeng: Mahikeng
north-west-potchefstroom: Tlokwe, Potch
north-west-klerksdorp: Matlosana
northern-cape-kimberley: Sol Plaatje
western-cape-cape-town: Kaapstad, iKapa
`;
