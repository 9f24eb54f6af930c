import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { CodeOnPage, CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { Button } from '#web/ui/Button.tsx';

const OpenedTool = lazy(async () => ({ default: (await import('./OpenedTool.tsx')).OpenedTool }));

interface CodeToolsProps {
  zarCode: CodeOnPage;
  texts: CodePageTexts;
}

/** What few people need, below the details. */
export function CodeTools(props: CodeToolsProps): ReactElement {
  const [tool, setTool] = useState<'sign' | 'report' | null>(null);
  return (
    <chakra.div mt="3" display="flex" flexWrap="wrap" justifyContent="center">
      <Button variant="ghost" onClick={() => setTool('sign')}>
        Print a sign
      </Button>
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
