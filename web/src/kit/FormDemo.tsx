import { useLocation } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { filled, maxLength } from '#web/ui/form/rules.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { Demo, Row } from './Demo.tsx';
import { demoFailure, Refusal, wait } from './demoServer.ts';

const answers = ['Accepted', 'Name refused', 'Failed'] as const;

interface DemoValues {
  name: string;
  nickname: string;
  answer: string;
}

async function send({ name, answer }: DemoValues): Promise<void> {
  await wait();
  if (answer === 'Name refused') throw new Refusal('Please check the form.', { name: `${name} is taken.` });
  if (answer === 'Failed') throw new Refusal('The server is busy.');
}

const empty: DemoValues = { name: '', nickname: '', answer: '' };

function useDemoForm(defaults: DemoValues, onDone?: () => void) {
  return useAppForm({
    defaults,
    rules: {
      name: filled('Please enter a name.'),
      nickname: maxLength(10),
      answer: { required: 'Please choose an answer.' },
    },
    submit: send,
    success: { title: 'Saved' },
    failure: demoFailure('Not saved'),
    ...(onDone === undefined ? {} : { onDone }),
  });
}

function Fields({ form }: { form: ReturnType<typeof useDemoForm> }): ReactElement {
  return (
    <>
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <TextField label="Nickname" optional autoComplete="off" {...form.field('nickname')} />
      <SelectField label="Answer of the server" {...form.field('answer')}>
        <option value="">Choose one</option>
        {answers.map((answer) => (
          <option key={answer}>{answer}</option>
        ))}
      </SelectField>
    </>
  );
}

export function FormDemo(): ReactElement {
  const [stored, setStored] = useState(empty);
  const form = useDemoForm(stored);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Demo id="form" title="Form">
        <Card>
          <LeaveWarning form={form} />
          <Form form={form} aria-label="Demo" submitLabel="Save" busyLabel="Saving...">
            <Fields form={form} />
          </Form>
        </Card>
        <Row>
          <Button variant="outline" onClick={() => setStored({ ...stored })}>
            Fetch the same again
          </Button>
          <span>This page: {pathname}</span>
          <TextLink to="/support">To the first page</TextLink>
          <TextLink to="/farmers">To the second page</TextLink>
        </Row>
      </Demo>
      <Demo id="form-dialog" title="Form dialog">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Open a form
        </Button>
        {open ? <DialogDemo onClose={() => setOpen(false)} /> : null}
      </Demo>
    </>
  );
}

function DialogDemo({ onClose }: { onClose: () => void }): ReactElement {
  const form = useDemoForm(empty, onClose);
  return (
    <FormDialog form={form} title="A form" submitLabel="Save" busyLabel="Saving..." onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}
