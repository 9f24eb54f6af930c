import { t } from '#shared/text/t.ts';

/** The support page's answers: true to the product as it is. */
export const questions = [
  {
    question: t`What is a ZarCode?`,
    answer: t`Seven characters, such as 7PT-FLHV, that lead to one exact point in South Africa. The first part stands for the province and the town, and the last four are yours alone. Its page shows a map, the directions you wrote, and buttons for Maps, Waze and WhatsApp.`,
  },
  {
    question: t`How do I find a place by its code?`,
    answer: t`Type the code into the search on the first page, or add it to our address, as in /7PT-FLHV. You need no account. Capitals, spaces and the hyphen don’t matter, and with one wrong character, or two that changed places, we show which code you may have meant.`,
  },
  {
    question: t`How do I make a code?`,
    answer: t`Create an account, choose Generate ZarCode, and put the pin on the place: search for it, paste a map link or coordinates, tap the map, or use your phone’s location. Give it a title, agree to the terms and pay. You get the code at once.`,
  },
  {
    question: t`What does it cost?`,
    answer: t`One payment per code, VAT included, and no monthly fee. Bundles of 5 and 10 codes cost less per code; they are used automatically for the next codes you make. The price is on the first page.`,
  },
  {
    question: t`I paid, but I don’t see my code`,
    answer: t`Closing the browser loses nothing: we issue the code as soon as the payment provider confirms the payment. Look under My ZarCodes and in your email. If it is not there within an hour, write to us with the time and the amount.`,
  },
  {
    question: t`Can I get my money back?`,
    answer: t`Not once a code has been issued, except where the law gives you that right. If you were charged and got no code, or charged twice for one, tell us and we’ll put it right.`,
  },
  {
    question: t`I put the pin in the wrong place. What now?`,
    answer: t`Ask for a change under My ZarCodes and say where the place really is. We’ll look at it and reply by email, and your code stays the same.`,
  },
  {
    question: t`Who can see my code?`,
    answer: t`Everyone who has it or finds it in the search sees the title, the description, the address and the position. Nobody sees your email address, your surname or your phone number. So do not make a code for a place that should stay private.`,
  },
  {
    question: t`What happens when I delete a code?`,
    answer: t`Its page is removed, and the search no longer finds it. The seven characters are never given to another place, so an old note never leads to a stranger’s door.`,
  },
  {
    question: t`Is a ZarCode an official address?`,
    answer: t`No. It describes a position. It does not replace the address that a municipality gives, and it proves neither ownership nor where somebody lives.`,
  },
  {
    question: t`The map can’t find my area`,
    answer: t`No map knows every township and every farm. Put the pin on the place by hand; if the suburb or the city that we fill in is wrong, choose “My area is called something else” and correct it.`,
  },
] as const;
