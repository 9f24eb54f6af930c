import { useRef, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { maxStops } from '#shared/domain/stops.ts';
import { plural, t } from '#shared/text/t.ts';
import { addScanned, type ScannedStop } from './addScanned.ts';

interface Scanned {
  /** The newest first, each code once. */
  readonly stops: readonly ScannedStop[];
  /** What the last picture has brought. */
  readonly said: string;
  readonly say: (text: string) => void;
  /** Adds to the run what stands in the QR codes of a picture. */
  readonly take: (texts: readonly string[]) => Promise<void>;
}

/** A code that stays in front of the camera is read several times a second. */
const sameMs = 3000;

export function useScanned(): Scanned {
  const [stops, setStops] = useState<readonly ScannedStop[]>([]);
  const [said, say] = useState('');
  const seen = useRef(new Map<string, number>());
  const take = async (texts: readonly string[]) => {
    const now = Date.now();
    const fresh = texts.filter((text) => now - (seen.current.get(text) ?? 0) > sameMs);
    for (const text of texts) seen.current.set(text, now);
    if (fresh.length === 0) return;
    const found: ScannedStop[] = [];
    for (const text of fresh) found.push(...(await addScanned(text)));
    const hasNew = found.some(({ state }) => state === 'added');
    // Not on an iPhone.
    if ('vibrate' in navigator) navigator.vibrate(hasNew ? 80 : [40, 80, 40]);
    say(sentenceOf(found));
    setStops((before) => joined(before, found));
  };
  return { stops, said, say, take };
}

function joined(before: readonly ScannedStop[], found: readonly ScannedStop[]): ScannedStop[] {
  const all = new Map(before.toReversed().map((stop) => [stop.code, stop]));
  for (const stop of found) {
    // What was added here stays so when it is scanned again.
    const known = all.get(stop.code);
    all.delete(stop.code);
    all.set(stop.code, known?.state === 'added' ? known : stop);
  }
  return [...all.values()].toReversed();
}

function sentenceOf(found: readonly ScannedStop[]): string {
  const [only, ...others] = found;
  if (only === undefined) return t`There is no ZarCode in this QR code.`;
  const added = found.filter(({ state }) => state === 'added').length;
  if (others.length > 0) return plural(added, t`${added} stop is added.`, t`${added} stops are added.`);
  const shown = formatCode(only.code);
  if (only.state === 'full') return t`A run has at most ${maxStops} stops.`;
  return only.state === 'added' ? t`${shown} is added.` : t`${shown} is already in the run.`;
}
