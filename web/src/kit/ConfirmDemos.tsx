import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { Demo, Row } from './Demo.tsx';
import { demoFailure, Refusal, wait } from './demoServer.ts';

type Question = 'plain' | 'typed' | 'failing';

async function fail(): Promise<never> {
  await wait();
  throw new Refusal('The server is busy.');
}

export function ConfirmDemos(): ReactElement {
  const [question, setQuestion] = useState<Question | null>(null);
  const [rows, setRows] = useState(3);
  const count = useRef<HTMLParagraphElement>(null);
  const remove = async () => {
    await wait();
    setRows(rows - 1);
  };
  return (
    <Demo id="confirm-action" title="Confirm an action">
      <chakra.p ref={count} tabIndex={-1} mb="4">
        {rows} rows
      </chakra.p>
      <Row>
        <Button variant="outline" onClick={() => setQuestion('plain')}>
          Delete
        </Button>
        <Button variant="outline" onClick={() => setQuestion('typed')}>
          Delete after typing
        </Button>
        <Button variant="outline" onClick={() => setQuestion('failing')}>
          Delete in vain
        </Button>
      </Row>
      {question === null ? null : (
        <ConfirmAction
          title="Delete this row?"
          confirmText="Delete"
          busyText="Deleting..."
          action={question === 'failing' ? fail : remove}
          success={{ title: 'Row deleted' }}
          failure={demoFailure('Not deleted')}
          focusAfter={() => count.current}
          onClose={() => setQuestion(null)}
          {...(question === 'typed' ? { typed: 'DELETE' } : {})}
        >
          <p>This cannot be undone.</p>
        </ConfirmAction>
      )}
    </Demo>
  );
}
