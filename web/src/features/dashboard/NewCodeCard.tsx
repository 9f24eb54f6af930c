import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { NewCodeActions } from '#web/brand/NewCodeActions.tsx';
import { newCode } from '#web/storage/newCode.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';

/** The code that was made last, until it is dismissed. */
export function NewCodeCard(): ReactElement | null {
  const [code, setCode] = useState(newCode.read);
  if (code === null) return null;
  const dismiss = () => {
    newCode.clear();
    setCode(null);
    // The button that was pressed is not there any more.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <Card
      as="section"
      aria-label={t`Your new ZarCode`}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      mb="6"
    >
      <chakra.div display="flex" alignItems="flex-start" gap="4">
        <chakra.div
          flex="1"
          minW="0"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="4"
          rowGap="2"
        >
          <CodePlate code={code.zarcode} size="sm" />
          <chakra.p minW="0" overflowWrap="anywhere">
            {rich(t`<title/> has its ZarCode.`, { title: () => <strong>{code.title}</strong> })}
          </chakra.p>
        </chakra.div>
        <Button variant="ghost" size="icon" aria-label={t`Dismiss: your new ZarCode`} onClick={dismiss}>
          <X aria-hidden="true" />
        </Button>
      </chakra.div>
      <NewCodeActions {...code} />
    </Card>
  );
}
