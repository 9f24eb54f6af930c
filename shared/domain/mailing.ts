/** The text of a mailing: paragraphs between empty lines, with links, and the first name of each person. */

export const maxSubject = 150;
export const maxMailingText = 10_000;
export const firstNamePlaceholder = '{firstName}';

export const filledFor = (text: string, firstName: string): string =>
  text.replaceAll(firstNamePlaceholder, firstName);

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Web addresses are links, without the punctuation that ends a sentence. */
const link = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/;

export const partsOf = (paragraph: string): TextPart[] =>
  paragraph
    .split(link)
    .map((text, index) => ({ text, isLink: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
