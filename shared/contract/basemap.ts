/** Files of our own map that another one has replaced have this tag; a rule of the bucket deletes them after a week. */
export const replacedTag = { key: 'basemap', value: 'replaced' } as const;
export const replacedDays = 7;
