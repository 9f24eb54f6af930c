import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { whatsAppShareUrl } from '#shared/domain/links.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';

export interface MadePassLink {
  readonly label: string;
  readonly link: string;
}

interface MadePassProps {
  made: MadePassLink;
  code: string;
  title: string;
}

/** The only time that the link can be read: the API stores its secret as a hash. */
export function MadePass({ made: { label, link }, code, title }: MadePassProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const shown = shownCode(code);
  // The form, which had the focus, is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="none">
      <Notice tone="success" title={t`The pass for ${label} is ready`}>
        <p>{t`This link is shown only now. Who has it can open the place.`}</p>
        <chakra.div mt="3" display="flex" flexWrap="wrap" gap="3">
          <AnchorButton
            href={whatsAppShareUrl({ code: shown, title, url: link })}
            target="_blank"
            rel="noopener"
          >
            <MessageCircle aria-hidden="true" />
            {t`WhatsApp`}
          </AnchorButton>
          <CopyButton text={link} said={t`Link copied to clipboard`} label={t`Copy link`} />
          <ShareButton title={title} text={`${title}\nZarCode: ${shown}`} url={link} />
        </chakra.div>
      </Notice>
    </chakra.div>
  );
}
