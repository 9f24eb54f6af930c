/**
 * Whether a page says something else than what is true now: it was written with the first price and without a voucher.
 * Where nothing answers it is left as it is, as the app would leave it.
 */
export async function isOutdated(): Promise<boolean> {
  const written = document.querySelector<HTMLElement>('[data-cents]')?.dataset['cents'];
  const asks: Promise<boolean>[] = [];
  if (written !== undefined)
    asks.push(get<{ amount: string }>('/api/prices/current').then(({ amount }) => isOther(amount, written)));
  if (document.querySelector('[data-no-voucher]') !== null)
    asks.push(
      get<{ voucher: object | null }>('/api/vouchers/promoted').then(({ voucher }) => voucher !== null),
    );
  const answers = await Promise.all(asks.map((answer) => answer.catch(() => false)));
  return answers.includes(true);
}

/** 19.00 is 1900 cents. */
const isOther = (amount: string, cents: string) => Math.round(Number(amount) * 100) !== Number(cents);

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(path)).json()) as T;
}
