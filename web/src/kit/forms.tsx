import type { ReactElement } from 'react';
import { ConfirmDemos } from './ConfirmDemos.tsx';
import { FieldDemos } from './FieldDemos.tsx';
import { FormDemo } from './FormDemo.tsx';

export function FormDemos(): ReactElement {
  return (
    <>
      <FieldDemos />
      <FormDemo />
      <ConfirmDemos />
    </>
  );
}
