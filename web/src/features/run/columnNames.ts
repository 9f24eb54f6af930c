import { columnMeanings } from '#web/files/columnMeanings.ts';

/** What a column of a file can be for. */
export const meanings = ['code', 'reference', 'recipient', 'phone', 'note', 'amount'] as const;
export type Meaning = (typeof meanings)[number];

/** As a whole, in English, Afrikaans, isiZulu, isiXhosa and Sesotho; of two columns the one whose name stands first. */
const names: Readonly<Record<Meaning, string>> = {
  code: `zarcode, zar code, address code, location code, place code, delivery code, code, zarcodes, codes,
    zarkode, adreskode, pleknommer, kode, izarcode, ikhodi yekheli, ikhodi, ikhowudi yedilesi, ikhowudi, khoutu ya aterese,
    khoutu`,
  reference: `reference, reference number, reference no, ref, ref no, ref number, waybill, waybill number, waybill no,
    tracking number, tracking no, tracking, consignment, consignment number, parcel, parcel number, parcel no, parcel id,
    order, order number, order no, order id, invoice, invoice number, invoice no,
    verwysing, verwysingsnommer, verw, vragbrief, vragbriefnommer, pakkie, pakkienommer, pakket, bestelling, bestelnommer,
    bestellingnommer, faktuur, faktuurnommer,
    ireferensi, inombolo yereferensi, inkomba, iphasela, inombolo yephasela, ioda, inombolo ye oda,
    isalathiso, inombolo yesalathiso, ipasile, iphasile, iodolo,
    referense, nomoro ya referense, phasele, odara, nomoro ya odara`,
  recipient: `recipient, recipient name, receiver, consignee, deliver to, customer, customer name, client, client name,
    contact person, contact name, full name, name, contact,
    ontvanger, naam van ontvanger, klient, kliente, klientnaam, klantnaam, volle naam, kontakpersoon, naam,
    umamukeli, igama lomamukeli, ikhasimende, igama lekhasimende, igama, umamkeli, igama lomamkeli, umthengi,
    igama lomthengi, moamohedi, moamoheli, moreki, lebitso la moreki, lebitso`,
  phone: `phone, phone number, phone no, cell, cell number, cell no, cellphone, cell phone, cellphone number, mobile,
    mobile number, mobile no, mobile phone, telephone, telephone number, tel, tel no, contact number, contact no, whatsapp,
    whatsapp number,
    foon, foonnommer, selfoon, selfoonnommer, selnommer, sel, telefoon, telefoonnommer, kontaknommer,
    ucingo, inombolo yocingo, ifoni, inombolo yefoni, iselula, umakhalekhukhwini,
    ifowuni, inombolo yefowuni, iselfowuni, umnxeba,
    fono, nomoro ya fono, mohala, nomoro ya mohala, selefouno`,
  note: `note, notes, delivery note, delivery notes, instruction, instructions, delivery instruction, delivery instructions,
    special instructions, driver notes, comment, comments, remark, remarks, directions,
    nota, notas, instruksie, instruksies, afleweringsinstruksies, opmerking, opmerkings, aanwysings,
    inothi, amanothi, imiyalelo, imiyalo, inqaku, amanqaku, noutu, dinoutu, noutso, ditaelo`,
  amount: `amount to collect, collect, to collect, cash to collect, collect amount, cod, cod amount, cash on delivery,
    amount due, amount, amount r, amount zar,
    bedrag om in te vorder, in te vorder, te vorder, te betaal, kontant by aflewering, kba, bedrag,
    imali okufanele ithathwe, imali, inani lemali, imali eqokelelwayo, isixa mali, isixa, tjhelete, chelete`,
};

const words: readonly (readonly [Meaning, RegExp])[] = [
  ['phone', /^(?:(?:cell|mobile|tele)?phones?|cell|mobile|tel|whatsapp|(?:sel|tele)?foon)$/],
  ['amount', /^(?:amount|cod|collect|bedrag|vorder)$/],
  ['note', /^(?:notes?|instructions?|comments?|remarks?|instruksies?|notas?|opmerkings?)$/],
  ['code', /^(?:zarcodes?|zarkodes?)$/],
  ['reference', /^(?:ref|reference|waybill|tracking|consignment|parcel|order|invoice|verwysing|bestelling)$/],
  ['recipient', /^(?:recipients?|receiver|consignee|customers?|clients?|ontvanger|klient)$/],
];

const otherwise =
  /^(?:date|time|status|type|weight|mass|size|volume|qty|quantity|count|total|value|price|e?mail|address|street|suburb|city|town|province|postal|zip|account|company|sender|from|datum|tyd|gewig|adres|epos)$/;

/** What a column is for, by its name. */
export const meaningOf = columnMeanings({ names, words, otherwise });
