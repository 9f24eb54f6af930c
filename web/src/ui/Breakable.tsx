import { Fragment, type ReactElement } from 'react';

/** A text such as an email address, which goes on in the next line behind its @ where it does not fit. */
export function Breakable({ text }: { text: string }): ReactElement {
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
