import { makeSheets } from '#web/brand/signSheets/makeSheets.ts';
import { printedSlip } from '#web/brand/signSheets/printedSlip.ts';
import { saveBlob } from '#web/ui/saveFile.ts';
import type { Capture } from './field.ts';

/** Large enough to be read at a gate, and few sheets. */
const perSheet = 4;

/** Saves the slips whose words are on this phone. @throws where the worker fails */
export async function savePdfOfSlips(captures: readonly Capture[], signal: AbortSignal): Promise<void> {
  const printed = captures.flatMap(({ code, title, word }) =>
    word === undefined ? [] : [printedSlip({ zarcode: code, title, ...word })],
  );
  const sheets = { printed, perSheet, site: location.host } as const;
  saveBlob(`zarcodes-slips-${printed.length}.pdf`, await makeSheets(sheets, () => {}, signal));
}
