import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const maxShown = 80; // two lines on a phone

function shownPath(path: string): string {
  const text = decoded(path);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Says which path led to the page on which it stands. */
export function PathNotFound({ path }: { path: string }): ReactElement {
  return (
    <div role="status">
      <Notice title={t`Page Not Found`}>
        {rich(t`There is nothing at <path/>. Check the spelling, or search for a code or a place.`, {
          path: () => (
            <chakra.bdi fontWeight="semibold" overflowWrap="anywhere">
              {shownPath(path)}
            </chakra.bdi>
          ),
        })}
      </Notice>
    </div>
  );
}
