/**
 * A text that a spreadsheet would calculate, if it did not begin with an apostrophe. A negative number is none: every
 * latitude of South Africa is one, which programs for maps read from the same file. Full-width signs count as well where
 * Excel writes Chinese or Japanese: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r＝＋－＠]/;
