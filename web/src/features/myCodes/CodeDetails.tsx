import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { AddToRun } from '#web/brand/AddToRun.tsx';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { levelLabels } from '#web/brand/levelLabels.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CodeFacts } from './CodeFacts.tsx';
import { RequestNotice, requestLabels } from './RequestState.tsx';
import { useOpenRequest } from './useOpenRequest.ts';

const VisibilityDialog = lazy(async () => ({
  default: (await import('#web/brand/visibility/VisibilityDialog.tsx')).VisibilityDialog,
}));

const ClaimSlipDialog = lazy(async () => ({
  default: (await import('#web/brand/claim/ClaimSlipDialog.tsx')).ClaimSlipDialog,
}));

interface CodeDetailsProps {
  code: string;
  onClose: () => void;
  onRequestChange: (code: string) => void;
}

/** docs/product/viewing-codes.md#code-details-dialog. Loaded when it is first opened, with the dialog's code. */
export function CodeDetails({ code, onClose, onRequestChange }: CodeDetailsProps): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.get', { params: { code } });
  const [choosing, setChoosing] = useState(false);
  const [handingOn, setHandingOn] = useState(false);
  const open = useOpenRequest(code);
  const shown = shownCode(code);
  const isOwn = data !== undefined && 'user' in data;
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      title={data?.title ?? (error === undefined ? t`Loading ZarCode details...` : t`ZarCode details`)}
      onClose={onClose}
      footer={
        data === undefined ? undefined : (
          <>
            {isOwn ? (
              <Button
                variant="outline"
                aria-disabled={open !== null || undefined}
                onClick={open === null ? () => onRequestChange(code) : undefined}
              >
                {open === null ? t`Request Change` : requestLabels[open.status]}
              </Button>
            ) : null}
            <LinkButton to="/zarcodes/$code" params={{ code: shown }}>
              {t`View code page`}
            </LinkButton>
          </>
        )
      }
    >
      <chakra.div display="grid" gap="5">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <CodePlate code={code} />
          <CopyButton
            text={shown}
            said={t`ZarCode copied to clipboard`}
            name={t`Copy ZarCode ${shown}`}
            variant="ghost"
          />
          <AddToRun code={shown} />
        </chakra.div>
        {error === undefined ? null : (
          <LoadProblem
            title={missing ? t`ZarCode not found` : t`Failed to fetch ZarCode`}
            onRetry={() => void mutate()}
          />
        )}
        {data === undefined && error === undefined ? <Skeleton height="20rem" /> : null}
        {isOwn && open !== null ? <RequestNotice request={open} /> : null}
        {isOwn ? (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
            <p>{rich(t`Who can see this: <b>${levelLabels[data.visibility]}</b>`)}</p>
            <Button
              variant="outline"
              size="sm"
              aria-label={t`Change who can see this`}
              onClick={() => setChoosing(true)}
            >
              {t`Change`}
            </Button>
          </chakra.div>
        ) : null}
        {isOwn ? (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <LinkButton to="/zarcodes/$code/guide" params={{ code: shown }} variant="outline" size="sm">
              {data.guide === undefined ? t`Add directions` : t`Edit directions`}
            </LinkButton>
            {data.claimedAt === undefined ? (
              <Button variant="outline" size="sm" onClick={() => setHandingOn(true)}>
                {t`Claim slip`}
              </Button>
            ) : null}
          </chakra.div>
        ) : null}
        {data === undefined ? null : <CodeFacts code={data} />}
        {handingOn && data !== undefined ? (
          <Suspense>
            <ClaimSlipDialog code={code} title={data.title} onClose={() => setHandingOn(false)} />
          </Suspense>
        ) : null}
        {choosing && data !== undefined ? (
          <Suspense>
            <VisibilityDialog code={code} title={data.title} onClose={() => setChoosing(false)} />
          </Suspense>
        ) : null}
      </chakra.div>
    </Dialog>
  );
}
