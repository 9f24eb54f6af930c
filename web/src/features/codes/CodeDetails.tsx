import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { exportLinks } from '#shared/domain/exportPaths.ts';
import { t } from '#shared/text/t.ts';
import { textLinkRecipe } from '#web/theme/recipes/textLink.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';

const Term = chakra('dt', { base: { fontSize: 'sm', color: 'fg.muted' } });
const Value = chakra('dd', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });

const FileLink = chakra('a', textLinkRecipe);

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <Term>{name}</Term>
      <Value>{children}</Value>
    </div>
  );
}

interface CodeDetailsProps {
  texts: CodePageTexts;
  /** Of a public code only: a plain link brings no session and no pass. */
  hasFiles: boolean;
}

export function CodeDetails({ texts, hasFiles }: CodeDetailsProps): ReactElement {
  const { description, position } = texts;
  const address = [texts.addressLine1, texts.addressLine2, texts.suburb, texts.city, texts.region];
  return (
    <Card>
      {description === '' ? null : (
        <chakra.p mb="5" whiteSpace="pre-line" overflowWrap="anywhere" lang="">
          {description}
        </chakra.p>
      )}
      <chakra.dl display="grid" gap="4">
        <Fact name={t`Address`}>
          <chakra.address fontStyle="normal">
            {address
              .filter((line) => line !== '')
              .map((line) => (
                <chakra.span display="block" key={line}>
                  {line}
                </chakra.span>
              ))}
          </chakra.address>
        </Fact>
        <Fact name={t`Latitude, longitude`}>
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
            <chakra.span fontVariantNumeric="tabular-nums">{position}</chakra.span>
            <CopyButton
              text={position}
              said={t`Position copied to clipboard`}
              name={t`Copy Position ${position}`}
              variant="ghost"
            />
          </chakra.span>
        </Fact>
        <Fact name={t`Created`}>
          <time dateTime={texts.createdAt}>{texts.created}</time>
        </Fact>
        {hasFiles ? (
          <Fact name={t`Take it along`}>
            {Object.entries(exportLinks(texts.code)).map(([name, href]) => (
              <FileLink key={name} href={href} download display="inline-block" py="2.5" me="5">
                {name}
              </FileLink>
            ))}
          </Fact>
        ) : null}
      </chakra.dl>
    </Card>
  );
}
