import { type Bought, boughtText } from '#shared/domain/bought.ts';
import { typed } from './layout.ts';

interface Paid {
  readonly description: string;
  readonly bought?: Bought | undefined;
}

/** What was paid for: “ZarCode for {title}”, with the title as its buyer typed it. */
export function boughtInMail({ description, bought }: Paid): string {
  const title = bought?.kind === 'code' ? bought.title : undefined;
  return boughtText({
    description,
    bought: title === undefined ? bought : { kind: 'code', title: typed(title) },
  });
}
