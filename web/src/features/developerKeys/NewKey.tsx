import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { maxKeyName } from '#shared/domain/apiKeys.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ShownOnce } from './Secret.tsx';

const Form = chakra('form', {
  base: { display: 'grid', gap: '4', p: '4', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.panel' },
});

const uses = [
  {
    value: 'site',
    label: 'The pages of a site',
    hint: 'Everybody can read it, so it works on your sites only.',
  },
  { value: 'server', label: 'A server', hint: 'Keep it secret. It can also save codes and have a webhook.' },
] as const;

interface NewKeyProps {
  onMade: (shown: ShownOnce) => void;
  onCancel: () => void;
}

const sitesOf = (text: string) => text.split(/[\s,]+/).filter((site) => site !== '');

export function NewKey({ onMade, onCancel }: NewKeyProps): ReactElement {
  const { run, busy } = useMutationOf('apiKeys.create');
  const [name, setName] = useState('');
  const [use, setUse] = useState<'site' | 'server'>('site');
  const [sites, setSites] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (form: HTMLFormElement) => {
    if (busy) return;
    const origins = use === 'site' ? sitesOf(sites) : [];
    const missing = {
      ...(name.trim() === '' && { name: 'Please give the key a name.' }),
      ...(use === 'site' && origins.length === 0 && { origins: 'Please enter the address of your site.' }),
    };
    setProblems(missing);
    setProblem(null);
    if (Object.keys(missing).length > 0) {
      form.querySelector<HTMLElement>(`[name=${Object.keys(missing)[0]}]`)?.focus();
      return;
    }
    try {
      const { key } = await run({ body: { name: name.trim(), origins } });
      onMade({
        title: `The key “${name.trim()}” is ready`,
        text: key,
        hint: 'Copy it now: it is shown only once.',
      });
    } catch (thrown) {
      const fields = thrown instanceof ApiError ? thrown.fields : {};
      const ofSites = Object.entries(fields).find(([field]) => field.startsWith('origins'))?.[1];
      setProblems({ ...fields, ...(ofSites !== undefined && { origins: ofSites }) });
      setProblem(messageOf(thrown, 'The key could not be made. Please try again.'));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void make(event.currentTarget);
  };
  return (
    <Form method="dialog" noValidate onSubmit={onSubmit} aria-label="New key">
      <TextField
        label="Name"
        name="name"
        hint="So that you know it again: the shop or the program that uses it."
        error={problems['name'] ?? ''}
        maxLength={maxKeyName}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <RadioGroup legend="Where will it be used?" options={uses} value={use} onChange={setUse} />
      {use === 'site' ? (
        <TextAreaField
          label="Your sites"
          name="origins"
          hint="One address in a line, without a path: https://shop.example.co.za"
          error={problems['origins'] ?? ''}
          autoComplete="off"
          spellCheck={false}
          value={sites}
          onChange={(event) => setSites(event.currentTarget.value)}
        />
      ) : null}
      {problem === null ? null : <Notice tone="error">{problem}</Notice>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" busy={busy} busyText="Making...">
          Make the key
        </Button>
        <Button variant="outline" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </chakra.div>
    </Form>
  );
}
