import { randomKey } from './randomKey.ts';

const name = 'device'; // docs/product/offline.md#local-storage

let unstored: string | undefined;

/** Tells this browser's reports of visits from others'. Where storage is refused it lasts as long as the page. */
export function deviceId(): string {
  try {
    const id = localStorage.getItem(name) ?? randomKey();
    localStorage.setItem(name, id);
    return id;
  } catch {
    unstored ??= randomKey();
    return unstored;
  }
}
