import type { ExportedLists, UserExport } from '#shared/contract/userExport.ts';
import { api } from '#web/api/client.ts';

/** Everything that is stored about the person. A very large account comes in parts, which are put together here. */
export async function exportAll(): Promise<Omit<UserExport, 'next'>> {
  const { next: first, ...all } = await api.user.export();
  for (let next = first; next !== undefined; ) {
    const part = await api.user.export({ query: { after: next } });
    for (const list of listsOf(part)) (all[list] as unknown[]).push(...part[list]);
    next = part.next;
  }
  return all;
}

const listsOf = (part: UserExport) =>
  (Object.keys(part) as (keyof UserExport)[]).filter((name): name is keyof ExportedLists =>
    Array.isArray(part[name]),
  );
