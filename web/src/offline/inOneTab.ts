/** Browsers without locks, such as Safari until 15.4, are trusted to have one tab of it. */
export function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
