import type { RouteAt } from '#shared/contract/contract.ts';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { t } from '#shared/text/t.ts';
import { seenAt } from '#web/api/seenAt.ts';
import { useApi } from '#web/api/useApi.ts';
import { useOpening } from './useOpening.ts';

const closedTexts = {
  pass: t`This link no longer opens the place. Ask the owner for a new one.`,
  pin: t`The PIN no longer opens the place. Ask the owner for the new one.`,
} as const;

interface ShownCode {
  /** Undefined while it loads. */
  readonly zarCode: RouteResponse<RouteAt<'zarcodes.get'>> | undefined;
  /** When it was fetched, where it is shown without a connection. */
  readonly at: string | null;
  readonly problem: 'missing' | 'failed' | null;
  /** Existing codes that explain what was typed. */
  readonly meant: readonly CodeSuggestion[];
  /** A creator has it, and it has no place yet. */
  readonly isReserved?: boolean;
  /** The pass or the PIN in this tab does not open it any more. */
  readonly closed: string | null;
  readonly retry: () => void;
  /** The tab has what opens it now. */
  readonly onOpened: () => void;
}

/** What a code shows to the person: as everybody sees it, or opened by what this tab has. */
export function useShownCode(code: string | null): ShownCode {
  const { opening, reopen } = useOpening(code);
  const isPlain = opening.state === 'none' || opening.state === 'closed';
  const plain = useApi('zarcodes.get', code === null || !isPlain ? null : { params: { code } });
  if (!isPlain) {
    const isOpen = opening.state === 'open';
    return {
      zarCode: isOpen ? opening.zarCode : undefined,
      at: isOpen ? opening.seenAt : null,
      problem: opening.state === 'failed' ? 'failed' : null,
      meant: [],
      closed: null,
      retry: reopen,
      onOpened: reopen,
    };
  }
  const { data, error, mutate } = plain;
  const isMissing = code === null || error?.status === 404;
  return {
    zarCode: data,
    at: seenAt(data),
    problem: isMissing ? 'missing' : error === undefined ? null : 'failed',
    meant: error?.suggestions ?? [],
    isReserved: error?.code === 'code_reserved',
    closed: opening.state === 'closed' ? closedTexts[opening.by] : null,
    retry: () => void mutate(undefined),
    onOpened: reopen,
  };
}
