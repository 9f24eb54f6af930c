/** Where to go after login, carried through login and register. It is checked where it is used. */
export function redirectSearch(search: Record<string, unknown>): { redirect?: string } {
  const { redirect } = search;
  return typeof redirect === 'string' && redirect !== '' ? { redirect } : {};
}
