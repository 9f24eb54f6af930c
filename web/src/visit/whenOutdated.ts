import { whenNear } from '#web/ui/whenNear.ts';

/**
 * Calls back where a page says something else than what is true now: it was written with the first price and without a
 * voucher. Where nothing answers it stays as it is, as the app would leave it.
 */
export function whenOutdated(callBack: () => void): void {
  const written = document.querySelector<HTMLElement>('[data-cents]')?.dataset['cents'];
  if (written !== undefined)
    void check('/api/prices/current', (price: Price) => isOther(price, written), callBack);
  const place = document.querySelector('[data-no-voucher]');
  if (place === null) return;
  // What it moves is not in sight yet.
  const distance = '400px';
  whenNear(place, () => void check('/api/vouchers/promoted', hasVoucher, callBack), distance);
}

interface Price {
  readonly amount: string;
}

/** 19.00 is 1900 cents. */
const isOther = ({ amount }: Price, cents: string) => Math.round(Number(amount) * 100) !== Number(cents);

const hasVoucher = ({ voucher }: { voucher: object | null }) => voucher !== null;

async function check<T>(path: string, differs: (answer: T) => boolean, callBack: () => void): Promise<void> {
  try {
    const answer = await fetch(path);
    if (answer.ok && differs((await answer.json()) as T)) callBack();
  } catch {}
}
