import { readToCredit } from '#functions/data/toCredit.ts';
import { readToInvoice } from '#functions/data/toInvoice.ts';
import { pathsOfCreator } from '#functions/domain/creators/pathsOfCreator.ts';
import { clearSlip } from '#functions/domain/expenses/clearSlip.ts';
import { clearImages } from '#functions/domain/images/clearImages.ts';
import { settleImages } from '#functions/domain/images/settleImages.ts';
import { clearWithCreator } from '#functions/domain/imports/clearWithCreator.ts';
import { sendNewMail } from '#functions/domain/mail/sendNewMail.ts';
import { invoicePayment } from '#functions/domain/payments/invoicePayment.ts';
import { creditRefund } from '#functions/domain/refunds/creditRefund.ts';
import { pathsOfSettings } from '#functions/domain/settings/pathsOfSettings.ts';
import { clearFormerPasses } from '#functions/domain/zarcodes/clearFormerPasses.ts';
import { clearHistory } from '#functions/domain/zarcodes/clearHistory.ts';
import { pathsOfChange } from '#functions/domain/zarcodes/pathsOfChange.ts';
import { streamHandler } from '#functions/lib/streamHandler.ts';
import { createImageStore } from '#functions/services/images.ts';
import { createImportStore } from '#functions/services/importRows.ts';
import { createPurges } from '#functions/services/purges.ts';
import { createMailer } from '#functions/services/ses.ts';
import { createSlipStore } from '#functions/services/slips.ts';

/**
 * Sends mail, numbers invoices and credit notes, deletes and moves files, deletes histories and imports, and requests purges of the edge's cache.
 * What fails is tried again, and delays no other change of its batch; a mail waits in the outbox, and not even its batch
 * comes again.
 */
export const handler = streamHandler({
  name: 'sideEffects',
  inOrder: false,
  clients: {
    mail: createMailer,
    images: createImageStore,
    slips: createSlipStore,
    importRows: createImportStore,
    purges: createPurges,
  },
  run: async (change, deps) => {
    const { after } = change;
    if (after?.['type'] === 'mail') {
      if (typeof after['id'] === 'string') await sendNewMail(deps, after['id']);
      return;
    }
    const toInvoice = readToInvoice(after);
    if (toInvoice !== null) {
      await invoicePayment(deps, toInvoice);
      return;
    }
    const toCredit = readToCredit(after);
    if (toCredit !== null) {
      await creditRefund(deps, toCredit);
      return;
    }
    await clearImages(change, deps);
    await clearSlip(change, deps);
    await clearHistory(change, deps);
    await clearFormerPasses(change, deps);
    await clearWithCreator(change, deps);
    // Before the purge, or the edge could fetch them again.
    const hidden = await settleImages(change, deps);
    const paths = new Set([
      ...(await pathsOfChange(change, deps)),
      ...hidden,
      ...pathsOfCreator(change),
      ...pathsOfSettings(change),
    ]);
    if (paths.size > 0) await deps.purges.request([...paths]);
  },
});
