import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { OpenedZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
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
            {props.zarCode.guide === undefined ? 'Add' : 'Edit'} directions
          </LinkButton>
          <Button variant="ghost" onClick={() => setTool('visibility')}>
            Who can see this
          </Button>
        </>
      ) : (
        // visit/arrival.ts asks.
        <Button variant="ghost" data-found-it={props.texts.code}>
          Found it?
        </Button>
      )}
      {/* Not of what somebody opened for this person alone. */}
      {'openedBy' in props.zarCode ? null : (
        <>
          <Button variant="ghost" onClick={() => setTool('sign')}>
            Print a sign
          </Button>
          <Button variant="ghost" onClick={() => setTool('card')}>
            Emergency card
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={() => setTool('report')}>
        Report this code
      </Button>
      {tool === null ? null : (
        <Suspense fallback={null}>
          <OpenedTool {...props} tool={tool} onClose={() => setTool(null)} />
        </Suspense>
      )}
    </chakra.div>
  );
}
