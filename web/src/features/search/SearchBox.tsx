import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { certainCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { rich } from '#web/text/rich.tsx';
import { SuggestBox } from '#web/ui/SuggestBox.tsx';
import { scriptOnly, WithoutScript } from '#web/ui/WithoutScript.tsx';
import { type SearchSuggestion, useSearchSuggestions } from './useSearchSuggestions.tsx';

interface SearchBoxProps {
  /** 300 ms on the landing page, 500 elsewhere (docs/product/limits.md#timings-and-limits). */
  closeDelay: number;
  size?: 'md' | 'lg';
  /** Called when something was chosen and its page opens. */
  onGo?: () => void;
}

/** Finds codes and places: a code leads to its page, an address to the page that says it has no code yet. */
export function SearchBox({ closeDelay, size = 'md', onGo }: SearchBoxProps): ReactElement {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<string | null>(null);
  const { suggestions, state, problem, isMistyped, attribution, searchNow } = useSearchSuggestions(text);

  const open = (code: string, label = '') => {
    onGo?.();
    void navigate({
      to: '/zarcodes/$code',
      params: { code: shownCode(code) },
      hash: label.trim().toUpperCase(),
    });
  };
  const go = (chosen: SearchSuggestion) => {
    if (chosen.kind === 'zarcode') return open(chosen.code);
    onGo?.();
    const { address, placeId } = chosen;
    void navigate({ to: '/address-not-found', search: { address, placeId } });
  };

  const submit = () => {
    const [typed = '', label = ''] = text.split('/');
    const code = certainCode(typed);
    if (code !== null) return open(code, label);
    setSubmitted(text);
    searchNow();
  };
  // Enter came before the answer: what has exactly that name opens, anything else is for the person to choose.
  const [first] = suggestions;
  const goNow = useEffectEvent(() => {
    if (first?.title.toLowerCase() === text.trim().toLowerCase()) go(first);
    setSubmitted(null);
  });
  const answered = submitted === text && state === 'found';
  useEffect(() => {
    if (answered) goNow();
  }, [answered]);

  return (
    <>
      <WithoutScript
        text={t`Search needs JavaScript. A code opens without it: add it after the address of this site.`}
      />
      <search {...scriptOnly}>
        <SuggestBox
          label={t`Search for a ZarCode or an address`}
          placeholder={t`ZarCode, town or address`}
          text={text}
          onText={setText}
          suggestions={suggestions}
          message={problem ?? (isMistyped ? mistypedMessage(state) : messages[state])}
          attribution={attribution}
          onChoose={go}
          onSubmit={submit}
          closeDelay={closeDelay}
          size={size}
        />
      </search>
    </>
  );
}

const messages: Record<'idle' | 'searching' | 'empty' | 'failed' | 'found', ReactNode> = {
  idle: null,
  found: null,
  searching: t`Searching…`,
  failed: t`Search failed`,
  empty: (
    <>
      <chakra.span display="block" fontWeight="bold">
        {t`No results found`}
      </chakra.span>
      <chakra.span display="block" color="fg.muted" fontSize="sm">
        {rich(t`Try entering a full ZarCode (example: <code/>) or a full address.`, {
          code: () => <chakra.span whiteSpace="nowrap">1GP-A1B2</chakra.span>,
        })}
      </chakra.span>
    </>
  ),
};

/** Before anything is sent, while it is searched, and above what is said of a search that found nothing. */
const mistypedMessage = (state: keyof typeof messages): ReactNode => (
  <>
    <chakra.span display="block" fontWeight="bold">
      {t`One character looks wrong`}
    </chakra.span>
    {state === 'empty' || state === 'failed' ? messages[state] : null}
  </>
);
