/** Where imports and their results lie, without the schemas of both: what only deletes them needs none. */
export const importsOf = (creatorId: string): string => `IMPORTS#${creatorId}`;

export const importKey = ({ creatorId, id }: { readonly creatorId: string; readonly id: string }) => ({
  pk: importsOf(creatorId),
  sk: id,
});

export const resultsOf = (id: string): string => `IMPORTRESULTS#${id}`;
