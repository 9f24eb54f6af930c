/** Whether to load what reads drafts. */
export function mayHaveDraft(name: string): boolean {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage }).some((key) => key.endsWith(`.${name}`));
  } catch {
    return false;
  }
}
