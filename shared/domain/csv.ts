/**
 * A text that a spreadsheet would calculate, if it did not begin with an apostrophe. Full-width signs count as well where
 * Excel writes Chinese or Japanese: https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formula = /^[=+\-@\t\r＝＋－＠]/;
