import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { t } from '#shared/text/t.ts';
import { NewCodeActions } from '#web/brand/NewCodeActions.tsx';
import { NewsQuestion } from '#web/brand/NewsQuestion.tsx';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import type { NewCode } from '#web/storage/newCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

interface SuccessPanelProps {
  created: NewCode;
  /** Called when the person opens the sign, and closes it. */
  onSign: (isOpen: boolean) => void;
}

export function SuccessPanel({ created: { zarcode, title }, onSign }: SuccessPanelProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card display="grid" gap="5" justifyItems="center" textAlign="center" animation="rise 240ms ease-out">
      <chakra.h2 ref={heading} tabIndex={-1} fontSize="2xl" fontWeight="black" _focus={{ outline: 'none' }}>
        {t`Your ZarCode is ready`}
      </chakra.h2>
      <WidePlate code={zarcode} />
      <chakra.p fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.div display="grid" gap="3" width="full">
        <NewCodeActions zarcode={zarcode} title={title} onSign={onSign} />
        <LinkButton to="/my-codes" variant="outline">
          {t`View All Codes`}
        </LinkButton>
      </chakra.div>
      <NewsQuestion />
    </Card>
  );
}
