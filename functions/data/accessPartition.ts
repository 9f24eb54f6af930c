/** Of what opens a code, or hands it on. */
export const accessPartition = (code: string) => `ACCESS#${code}`;
