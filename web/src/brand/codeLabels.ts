/** By the values of the API's filters. */
export const kindLabels = { user: 'Bought', creator: 'By a creator' } as const;
export const verifiedLabels = { true: 'Verified', false: 'Not verified' } as const;
