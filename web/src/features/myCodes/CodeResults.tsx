import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { LogoMark } from '#web/brand/Logo.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RowList } from '#web/ui/Table.ts';
import { useIsPhone } from '#web/ui/useIsPhone.ts';
import { CodeRows } from './CodeRows.tsx';
import { CodeTable } from './CodeTable.tsx';

export interface CodeResultsProps {
  codes: readonly ZarCodeCard[];
  onOpen: (code: ZarCodeCard) => void;
  onRequestChange: (code: string) => void;
  onDelete: (code: ZarCodeCard) => void;
}

interface AnyResults extends Omit<CodeResultsProps, 'codes'> {
  /** Null while they are fetched for the first time. */
  codes: readonly ZarCodeCard[] | null;
  filtered: boolean;
}

export function CodeResults({ codes, filtered, ...handlers }: AnyResults): ReactElement {
  const phone = useIsPhone();
  if (codes === null) return <ResultsSkeleton />;
  if (codes.length === 0) {
    return filtered ? (
      <EmptyState mark={<LogoMark />} title="No ZarCodes found">
        Try adjusting your search filters
      </EmptyState>
    ) : (
      <EmptyState
        mark={<LogoMark />}
        title="No ZarCodes found"
        action={<LinkButton to="/generator">Generate New ZarCode</LinkButton>}
      >
        Get started by creating your first ZarCode
      </EmptyState>
    );
  }
  return phone ? <CodeRows codes={codes} {...handlers} /> : <CodeTable codes={codes} {...handlers} />;
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

function ResultsSkeleton(): ReactElement {
  return (
    <RowList role="status" aria-label="Loading...">
      {rows.map((row) => (
        <chakra.li key={row} display="grid" gap="2">
          <Skeleton width="8rem" height="1.9rem" />
          <Skeleton width="60%" />
        </chakra.li>
      ))}
    </RowList>
  );
}
