import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { filledFor, paragraphsOf, partsOf } from '#shared/domain/mailing.ts';

/** As functions/email/layout.ts has it: in the colours of the mail, whatever the scheme of the page is. */
const Sheet = chakra('div', {
  base: {
    p: '5',
    bg: '#ffffff',
    color: '#14281d',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    '& p + p': { mt: '4' },
    '& u': { color: '#0b5d3b' },
  },
});

const Small = chakra('p', { base: { color: '#5a6b60', fontSize: 'sm' } });

interface MailPreviewProps {
  subject: string;
  text: string;
  /** Whose name stands in the place of the placeholder. */
  firstName: string;
}

/** A mailing as one person will read it. Its links lead nowhere here. */
export function MailPreview({ subject, text, firstName }: MailPreviewProps): ReactElement {
  const paragraphs = paragraphsOf(filledFor(text, firstName));
  return (
    <div>
      <chakra.p fontWeight="bold" mb="2" overflowWrap="anywhere">
        {filledFor(subject, firstName) || 'No subject yet'}
      </chakra.p>
      <Sheet>
        {paragraphs.length === 0 ? <p>No text yet</p> : null}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name, and may be the same.
          <p key={index}>
            {partsOf(paragraph).map((part, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              part.isLink ? <u key={place}>{part.text}</u> : part.text,
            )}
          </p>
        ))}
        <Small>ZarCodes, Cape Town</Small>
        <Small>
          You received this email because you have a ZarCodes account. <u>Unsubscribe</u>
        </Small>
      </Sheet>
    </div>
  );
}
