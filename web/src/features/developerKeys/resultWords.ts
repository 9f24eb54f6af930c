const failures: Readonly<Record<string, string>> = {
  notAllowed: 'The name does not lead to a public address.',
  noSuchName: 'There is no such name.',
  timeout: 'It did not answer within five seconds.',
  tls: 'Its certificate is not valid.',
  unreachable: 'It could not be reached.',
};

/** What a receiver answered, or why it did not. */
export const resultWords = (result: string): string => failures[result] ?? `It answered ${result}.`;
