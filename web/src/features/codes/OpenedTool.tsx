import { lazy, type ReactElement } from 'react';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import type { CodeOnCard } from '#web/brand/card/cardTexts.ts';

const SignDialog = lazy(async () => ({
  default: (await import('#web/brand/sign/SignDialog.tsx')).SignDialog,
}));
const CardDialog = lazy(async () => ({
  default: (await import('#web/brand/card/CardDialog.tsx')).CardDialog,
}));
const ReportCode = lazy(async () => ({ default: (await import('./ReportCode.tsx')).ReportCode }));

const VisibilityDialog = lazy(async () => ({
  default: (await import('#web/brand/visibility/VisibilityDialog.tsx')).VisibilityDialog,
}));

export interface OpenedToolProps {
  tool: 'sign' | 'card' | 'report' | 'visibility';
  zarCode: CodeOnCard;
  texts: CodePageTexts;
  onClose: () => void;
}

/** In a chunk of its own: the names of the files that the dialogs need would be half a kilobyte of the page. */
export function OpenedTool({ tool, ...props }: OpenedToolProps): ReactElement {
  if (tool === 'visibility') {
    const { texts, onClose } = props;
    return <VisibilityDialog code={texts.code} title={texts.title} onClose={onClose} />;
  }
  if (tool === 'card') return <CardDialog zarCode={props.zarCode} onClose={props.onClose} />;
  return tool === 'sign' ? <SignDialog {...props} /> : <ReportCode {...props} />;
}
