import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { OpenedZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { t } from '#shared/text/t.ts';
import { AddToRun } from '#web/brand/AddToRun.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { OpenedToolProps } from './OpenedTool.tsx';

const OpenedTool = lazy(async () => ({ default: (await import('./OpenedTool.tsx')).OpenedTool }));

interface CodeToolsProps {
  zarCode: PublicZarCode | OwnerZarCode | OpenedZarCode;
  texts: CodePageTexts;
}

/** What few people need, below the details. */
export function CodeTools(props: CodeToolsProps): ReactElement {
  const [tool, setTool] = useState<OpenedToolProps['tool'] | null>(null);
  return (
    <chakra.div mt="3" display="flex" flexWrap="wrap" justifyContent="center">
      {'user' in props.zarCode ? (
        <>
          <LinkButton to="/zarcodes/$code/guide" params={{ code: props.texts.code }} variant="ghost">
            {props.zarCode.guide === undefined ? t`Add directions` : t`Edit directions`}
          </LinkButton>
          <Button variant="ghost" onClick={() => setTool('visibility')}>
            {t`Who can see this`}
          </Button>
        </>
      ) : (
        // visit/arrival.ts asks.
        <Button variant="ghost" data-found-it={props.texts.code}>
          {t`Found it?`}
        </Button>
      )}
      <AddToRun code={props.texts.code} />
      {/* Not of what somebody opened for this person alone. */}
      {'openedBy' in props.zarCode ? null : (
        <>
          <Button variant="ghost" onClick={() => setTool('sign')}>
            {t`Print a sign`}
          </Button>
          <Button variant="ghost" onClick={() => setTool('card')}>
            {t`Emergency card`}
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={() => setTool('report')}>
        {t`Report this code`}
      </Button>
      {tool === null ? null : (
        <Suspense fallback={null}>
          <OpenedTool {...props} tool={tool} onClose={() => setTool(null)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
