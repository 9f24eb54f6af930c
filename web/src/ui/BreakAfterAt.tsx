import { Fragment, type ReactElement } from 'react';

/** A text, such as an email address, that may wrap after its @. */
export function BreakAfterAt({ text }: { text: string }): ReactElement {
  const [name = '', ...rest] = text.split(/(?<=@)/);
  return (
    <>
      {name}
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
