import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import { whatsAppUrl } from '#shared/domain/links.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface NewPinProps {
  pin: string;
  code: string;
  title: string;
}

/** The only time that the PIN can be read: the API stores it as a hash. */
export function NewPin({ pin, code, title }: NewPinProps): ReactElement {
  const shown = shownCode(code);
  const message = `${title}\nZarCode: ${shown}\n${location.origin}/${shown}\nPIN: ${pin}`;
  return (
    <div role="status">
      <Notice tone="success" title={t`The new PIN is ${pin}`}>
        <p>{t`It is shown only now. Pass it on, or write it down.`}</p>
        <chakra.div mt="3" display="flex" flexWrap="wrap" gap="3">
          <CopyButton text={pin} said={t`PIN copied to clipboard`} label={t`Copy PIN`} />
          <AnchorButton href={whatsAppUrl(message)} target="_blank" rel="noopener" variant="outline">
            <MessageCircle aria-hidden="true" />
            {t`WhatsApp`}
          </AnchorButton>
        </chakra.div>
      </Notice>
    </div>
  );
}
