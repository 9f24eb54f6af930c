import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface TitleCellProps {
  title: ReactNode;
  /** Of the title, where it is not that of the page. */
  lang?: string;
  /** Below it, smaller. */
  line?: ReactNode;
  /** Below both, such as a tag. */
  children?: ReactNode;
}

/** What people know a row by. */
export function TitleCell({ title, lang, line, children }: TitleCellProps): ReactElement {
  return (
    <>
      <chakra.p fontWeight="semibold" overflowWrap="anywhere" lang={lang}>
        {title}
      </chakra.p>
      {line === undefined ? null : (
        <chakra.p color="fg.muted" fontSize="sm" fontWeight="normal" overflowWrap="anywhere">
          {line}
        </chakra.p>
      )}
      {children}
    </>
  );
}
