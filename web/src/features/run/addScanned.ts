import { emptyRun, type Run, withStops } from './run.ts';
import { addedCode, codesOfFragment } from './runLink.ts';
import { changeRun } from './runStore.ts';
import { stopsInText, type WrittenStop } from './stopsInText.ts';

/** What a scan has made of a code; one that is full had no room. */
export interface ScannedStop {
  readonly code: string;
  readonly state: 'added' | 'known' | 'full';
}

/** Adds the codes in the text of a QR code to the run of this device. Empty where there is none. */
export async function addScanned(text: string): Promise<ScannedStop[]> {
  const written = writtenIn(text);
  let scanned: ScannedStop[] = [];
  if (written.length > 0)
    await changeRun((run) => {
      const before = run ?? emptyRun;
      const after = withStops(before, written).run;
      scanned = written.map(({ code }) => ({
        code,
        state: hasStop(before, code) ? 'known' : hasStop(after, code) ? 'added' : 'full',
      }));
      return after;
    });
  return scanned;
}

const hasStop = ({ stops }: Run, code: string) => stops.some((stop) => stop.code === code);

/** As in pasted text; the stops that a link to this page brings are in its fragment. */
function writtenIn(text: string): WrittenStop[] {
  const link = URL.canParse(text) ? new URL(text) : null;
  if (link?.host !== location.host) return stopsInText(text, location.host);
  const added = addedCode(link.hash);
  const codes = added === null ? codesOfFragment(link.hash) : [added];
  return codes?.map((code) => ({ code, reference: '' })) ?? stopsInText(text, location.host);
}
