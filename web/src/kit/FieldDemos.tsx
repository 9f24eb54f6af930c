import { type ReactElement, useState } from 'react';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { MoreFields } from '#web/ui/form/MoreFields.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Demo } from './Demo.tsx';

export function FieldDemos(): ReactElement {
  const [files, setFiles] = useState('');
  const [size, setSize] = useState<'small' | 'large' | null>(null);
  return (
    <Demo id="fields" title="Fields">
      <FieldRow>
        <TextField label="Required field" required error="" defaultValue="Filled in" />
        <TextField label="Optional field" optional error="" placeholder="An example" />
        <TextField label="With a hint" hint="What to enter here." required error="" />
        <TextField label="With an error" required error="Please enter something else." defaultValue="Wrong" />
        <TextField
          label="With an error and a hint"
          hint="What to enter here."
          required
          error="A longer sentence about what is wrong, which takes two lines on a narrow screen."
          defaultValue="Wrong"
        />
        <TextField label="Read-only" error="" readOnly defaultValue="Cannot be changed" />
        <TextField label="Disabled" error="" disabled defaultValue="Cannot be used" />
        <PasswordField label="Secret" required error="" autoComplete="off" defaultValue="secret" />
        <SelectField label="Choice" required error="">
          <option value="">Choose one</option>
          <option>First</option>
          <option>Second</option>
        </SelectField>
        <SelectField label="Choice with an error" required error="Please choose one.">
          <option value="">Choose one</option>
        </SelectField>
        <TextAreaField label="Several lines" optional error="" />
        <TextAreaField label="Several lines with an error" required error="Please enter a text." />
        <Checkbox error="">A choice that may stay empty</Checkbox>
        <Checkbox error="Please agree to it." required>
          A choice that has to be ticked
        </Checkbox>
        <RadioGroup
          legend="One of a few"
          options={[
            { value: 'small', label: 'Small', hint: 'Enough for one person.' },
            {
              value: 'large',
              label: 'Large',
              hint: 'A sentence about it that takes two lines on a narrow screen.',
            },
          ]}
          value={size}
          onChange={setSize}
        />
      </FieldRow>
      <FileDrop
        button="Choose files"
        label="Files"
        hint={files === '' ? 'Or drop them here.' : files}
        accept="*"
        multiple
        onFiles={(chosen) => setFiles(chosen.map(({ name }) => name).join(', '))}
      />
      <MoreFields what="what few people need" open={false}>
        <TextField label="Seldom needed" error="" />
      </MoreFields>
      <TextField label="Hidden label" hideLabel type="search" placeholder="No label, no room for an error" />
    </Demo>
  );
}
