/** People write these with a full stop and no space after it: “Dr.Nkosi”, “Mr.Price”. */
const titles = /\b(?:adv|dr|jnr|jr|ltd|messrs|mr|mrs|ms|no|nr|pty|prof|ps|rev|snr|sr|st)\.(?=\p{L})/giu;

/** As mail programs find them: with a scheme, with www, or two words and a full stop, the second of at least two letters. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2}\.\p{L}{2}/iu;

/** Whether a name or a title has something that mail programs make a link of. */
export const hasWebAddress = (text: string): boolean =>
  // Browsers also take these for a full stop in a domain (RFC 3490, 3.1).
  webAddress.test(text.normalize('NFKC').replace(/[。｡]/g, '.').replace(titles, ' '));
