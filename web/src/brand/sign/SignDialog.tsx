import { chakra } from '@chakra-ui/react';
import { Download, Printer } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import type { CodeOnPage, CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { pointWords, stepSentence } from '#shared/domain/guideWords.ts';
import { signLink } from '#shared/domain/signLink.ts';
import type { Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { saveUrl } from '#web/ui/saveFile.ts';
import { printElement } from './printElement.ts';
import { SignSheet } from './SignSheet.tsx';
import { type SheetName, sheets } from './sheets.ts';

const Preview = chakra('div', {
  base: {
    mt: '4',
    display: 'grid',
    justifyItems: 'center',
    '& > svg': { width: 'auto', maxW: 'full', height: 'min(24rem, 50vh)', borderWidth: '1px' },
  },
});

const options = (Object.keys(sheets) as SheetName[]).map((value) => ({
  value,
  label: sheets[value].label,
  hint: sheets[value].hint,
}));

/** What others see only as an area, or not at all, has no point on its sign. */
type SignedCode =
  | (Pick<CodeOnPage, 'latitude' | 'longitude' | 'guide'> & { readonly visibility?: Visibility })
  | { readonly visibility: Exclude<Visibility, 'public'> };

interface SignDialogProps {
  zarCode: SignedCode;
  texts: Pick<CodePageTexts, 'code' | 'title' | 'creatorPath'>;
  onClose: () => void;
}

/** A sign with the code, how it is spelled, and a QR code: to print, or to take to a printer's. In its own chunk. */
export function SignDialog({ zarCode, texts, onClose }: SignDialogProps): ReactElement {
  const [name, setName] = useState<SheetName>('a4');
  const [label, setLabel] = useState('');
  const drawing = useRef<SVGSVGElement>(null);
  const { code, title, creatorPath } = texts;
  const page = `${location.origin}${creatorPath}/${code}`;
  const { visibility = 'public' } = zarCode;
  const isOpen = visibility === 'public' && 'latitude' in zarCode;
  const guide = isOpen ? zarCode.guide : undefined;
  const own = isOpen ? signLink(page, zarCode.latitude, zarCode.longitude) : page;
  const link = label === '' ? own : `${page}/${label}`;
  const steps = (guide?.steps ?? []).map(stepSentence);
  const points = [
    { value: '', label: code, hint: t`The ZarCode’s own point` },
    ...(guide?.points ?? []).map((point) => ({
      value: point.label,
      label: `${code}/${point.label}`,
      hint: pointWords()[point.kind],
    })),
  ];
  const save = () => {
    if (drawing.current === null) return;
    const source = new XMLSerializer().serializeToString(drawing.current);
    saveUrl(`${code}-${name}.svg`, `data:image/svg+xml,${encodeURIComponent(source)}`);
  };
  return (
    <Dialog
      title={t`Print a sign`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={save}>
            <Download aria-hidden="true" />
            {t`Save as SVG`}
          </Button>
          <Button
            onClick={() => drawing.current !== null && printElement(drawing.current, sheets[name].paper)}
          >
            <Printer aria-hidden="true" />
            {t`Print`}
          </Button>
        </>
      }
    >
      {isOpen ? null : (
        <chakra.p mb="4">
          {t`This ZarCode is not public, so the QR code opens its page and does not carry the point.`}
        </chakra.p>
      )}
      <RadioGroup legend={t`Paper`} options={options} value={name} onChange={setName} />
      {points.length === 1 ? null : (
        <RadioGroup legend={t`Leads to`} options={points} value={label} onChange={setLabel} />
      )}
      <Preview>
        <SignSheet
          ref={drawing}
          name={name}
          texts={{ code, label, title, steps, link, site: location.host }}
        />
      </Preview>
    </Dialog>
  );
}
