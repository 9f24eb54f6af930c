import { chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import { TitleFormat } from './TitleFormat.ts';

const Heading = chakra('h1', {
  base: {
    fontSize: { base: '2xl', md: '3xl' },
    fontWeight: 'black',
    lineHeight: 'tight',
    letterSpacing: '-0.015em',
  },
});

const padding = { mx: 'auto', px: { base: '4', md: '8' }, py: { base: '6', md: '10' } } as const;

const wide = { ...padding, maxW: '6xl' } as const;

/** Around a page. 'plain' is wide, without the bars of signed-in people. 'fluid' and 'full' are as wide as the screen; 'full' has no padding either. */
export const PageContainer = chakra('div', {
  base: { width: 'full' },
  variants: {
    width: {
      narrow: { ...padding, maxW: 'lg' },
      medium: { ...padding, maxW: '3xl' },
      wide,
      plain: wide,
      fluid: padding,
      full: {},
    },
  },
});
export type PageWidth = 'narrow' | 'medium' | 'wide' | 'plain' | 'fluid' | 'full';

interface PageProps {
  /** The heading, and the title of the browser's tab. */
  title: string;
  children: ReactNode;
  intro?: ReactNode;
  /** Above the heading: a link to where the page belongs. */
  back?: ReactNode;
  /** Beside the heading: the page's main action. */
  action?: ReactNode;
  /** For pages that show something else as their heading. */
  hideHeading?: boolean;
}

/** A page inside its frame. Its heading takes the focus after a change of route, so a screen reader starts there. */
export function Page({ title, children, intro, back, action, hideHeading = false }: PageProps): ReactElement {
  return (
    <>
      {back === undefined ? null : <chakra.p mb="2">{back}</chakra.p>}
      <Flex
        gap="4"
        mb={hideHeading ? '0' : { base: '5', md: '7' }}
        wrap="wrap"
        align="flex-end"
        justify="space-between"
        // On a phone the button beside the heading goes below it, and is as wide as the rest.
        css={{ '& > a': { width: { base: 'full', sm: 'auto' } } }}
      >
        <div>
          <PageHeading title={title} hidden={hideHeading} />
          {intro === undefined ? null : (
            <chakra.p color="fg.muted" mt="2" maxW="3xl">
              {intro}
            </chakra.p>
          )}
        </div>
        {action}
      </Flex>
      {children}
    </>
  );
}

interface PageHeadingProps {
  title: string;
  hidden?: boolean;
  /** Of a title in another language than the page: '' for what somebody typed. */
  lang?: string;
}

export function PageHeading({ title, hidden = false, lang }: PageHeadingProps): ReactElement {
  const ref = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => takeFocus(ref.current), []);
  return (
    <Heading ref={ref} tabIndex={-1} srOnly={hidden} lang={lang}>
      {title}
    </Heading>
  );
}

function useTitle(title: string): void {
  const formatTitle = useContext(TitleFormat);
  useEffect(() => {
    document.title = formatTitle(title);
  }, [formatTitle, title]);
}

let firstPage = true;

/** Not on the first page, where the browser's own start is right, nor away from a field that has the focus. */
export function takeFocus(heading: HTMLElement | null): void {
  const active = document.activeElement;
  const taken = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  if (!firstPage && !taken) heading?.focus({ preventScroll: true });
  firstPage = false;
}
