import type { ReactElement } from 'react';
import { ConfirmDemos } from './ConfirmDemos.tsx';
import { DialogDemo } from './DialogDemo.tsx';
import { FieldDemos } from './FieldDemos.tsx';
import { FormDemo } from './FormDemo.tsx';
import { SuggestBoxDemo } from './SuggestBoxDemo.tsx';

export function FormDemos(): ReactElement {
  return (
    <>
      <FieldDemos />
      <SuggestBoxDemo />
      <FormDemo />
      <DialogDemo />
      <ConfirmDemos />
    </>
  );
}
