/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { MapRefused } from '#web/maps/mapErrors.ts';
import { mapTexts } from '#web/maps/mapTexts.ts';

// Longer than a slow phone needs for the script, shorter than a person waits for a map.
const timeoutMs = 12_000;

let refuse: (error: MapRefused) => void = () => undefined;
const refusal = new Promise<never>((_, reject) => {
  refuse = reject;
});
refusal.catch(() => undefined); // otherwise an unhandled rejection while nothing waits for it

declare global {
  interface Window {
    /** Called by Google's script, some time after it has loaded, when the key is refused. */
    gm_authFailure?: () => void;
  }
}

let configured = false;

/** Google's script takes its options once in the life of a page. */
function configure(key: string): void {
  if (configured) return;
  configured = true;
  window.gm_authFailure = () => refuse(new MapRefused());
  setOptions({
    key,
    v: 'quarterly', // changes less often than 'weekly'
    region: 'ZA',
    language: 'en', // addresses are stored: in one language, whatever the browser's
    // Google must not learn which code's page is open.
    authReferrerPolicy: 'origin',
  });
}

/** One attempt to fetch Google's script with what a map needs. @throws Error, MapRefused */
export async function loadGoogle(key: string): Promise<google.maps.MapsLibrary> {
  configure(key);
  return orRefusal(importLibrary('maps'));
}

/** Rejects when Google refuses the key or does not respond in time; its own promise stays pending then. */
export async function orRefusal<T>(request: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(mapTexts.failedGoogle)), timeoutMs);
  });
  try {
    return await Promise.race([request, timeout, refusal]);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls back when Google refuses the key, even long after the map was drawn. */
export function onRefusal(callback: (error: Error) => void): () => void {
  let listening = true;
  refusal.catch((error: Error) => listening && callback(error));
  return () => {
    listening = false;
  };
}
