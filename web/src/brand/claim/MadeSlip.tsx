import { chakra } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { claimLink } from '#shared/domain/claims.ts';
import { shownDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ClaimSlip } from './ClaimSlip.tsx';

const Preview = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    '& > svg': { width: 'auto', maxW: 'full', height: 'min(24rem, 50vh)', borderWidth: '1px' },
  },
});

const Word = chakra('p', {
  base: { fontSize: '3xl', fontWeight: 'black', letterSpacing: '0.06em', textAlign: 'center' },
});

export interface Made {
  readonly word: string;
  readonly endsAt: string;
}

interface MadeSlipProps {
  made: Made;
  code: string;
  /** Of the place. */
  title: string;
  drawing: RefObject<SVGSVGElement | null>;
  /** Until when the word can be read. */
  children: string;
}

/** A slip with its word, which the API says once: it stores it as a hash. */
export function MadeSlip({ made, code, title, drawing, children }: MadeSlipProps): ReactElement {
  const shown = shownCode(code);
  const { word, endsAt } = made;
  return (
    <>
      <Notice tone="success" title={t`The claim slip is ready`}>
        <p>{children}</p>
        <Word translate="no">{word}</Word>
      </Notice>
      <Preview>
        <ClaimSlip
          ref={drawing}
          code={shown}
          title={title}
          word={word}
          link={claimLink(location.origin, shown, word)}
          site={location.host}
          validUntil={shownDay(endsAt)}
        />
      </Preview>
    </>
  );
}
