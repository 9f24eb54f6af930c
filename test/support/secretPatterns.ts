/** What secrets look like, by the documentation of those who issue them. */
export const secretPatterns: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  // https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-unique-ids
  'an access key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'an API key of Google': /\bAIza[\w-]{35}(?![\w-])/,
  // https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{22,}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{10,}/,
  'a session': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a hash of a password': /\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$(?!A{22}\$)[\w+/]{11,}\$[\w+/]{40,}/,
  'a password in an address': /\b[a-z][a-z+]*:\/\/[\w.-]+:[^\s/@:"'`$<>{}]{3,}@[\w-]+\.[\w.-]+/,
  'a value called secret':
    /\b(?:jwtSecret|clientSecret|merchantKey|merchant_key|passphrase|privateKey|secretAccessKey)['"]?\s*[:=]\s*['"][\w+/=-]{12,}['"]/i,
};

/** @returns what a text seems to contain */
export const secretsIn = (text: string): string[] =>
  Object.entries(secretPatterns).flatMap(([name, pattern]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${name}: ${found.slice(0, 60)}`];
  });
