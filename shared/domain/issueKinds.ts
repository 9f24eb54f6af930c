/** How a code came to be: paid for, with a prepaid code of a bundle, by a creator, or by an admin. */
export const issueKinds = ['paid', 'bundle', 'creator', 'admin'] as const;
export type IssueKind = (typeof issueKinds)[number];
