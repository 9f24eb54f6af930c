/**
 * Everyday names of bundled towns; old and new official ones are in their table. One place per line: id, then its other
 * names.
 */
export const everydayNames = `
eastern-cape-gqeberha: PE, Nelson Mandela Bay
eastern-cape-qonce: King Williamstown
eastern-cape-bizana: Mbizana
eastern-cape-east-london: Buffalo City
free-state-bloemfontein: Mangaung
gauteng-johannesburg: Joburg, Jozi, Egoli, Jo'burg
gauteng-thembisa: Tembisa
gauteng-krugersdorp: Mogale City
kwazulu-natal-durban: eThekwini
kwazulu-natal-emanzimtoti: Toti
kwazulu-natal-pietermaritzburg: uMgungundlovu, Maritzburg, PMB
mpumalanga-barberton: Umjindi
mpumalanga-white-river: Witrivier
north-west-potchefstroom: Tlokwe, Potch
north-west-klerksdorp: Matlosana
northern-cape-kimberley: Sol Plaatje
western-cape-cape-town: Kaapstad, iKapa
`;
