import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { LazyTooltips } from '#web/ui/LazyTooltips.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';
import { sections } from './sections.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    // A narrow screen has no room for a bar of several lines that stays.
    '@media (max-width: 48rem)': { position: 'static' },
  },
});

const Anchors = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    '& a': { display: 'flex', alignItems: 'center', minH: 'touch', fontWeight: 'semibold' },
  },
});

const SectionTitle = chakra('h2', {
  base: { fontSize: '2xl', fontWeight: 'black', mb: '6', pt: '6', borderTopWidth: '1px' },
});

export function KitPage(): ReactElement {
  return (
    <>
      <Bar>
        <chakra.h1 tabIndex={-1} fontSize="xl" fontWeight="black">
          Kit
        </chakra.h1>
        <Anchors aria-label="Sections">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </Anchors>
        <ColourSchemeSwitch />
      </Bar>
      <chakra.main mx="auto" maxW="6xl" px={{ base: '4', md: '8' }} pb="16">
        {sections.map(({ id, title, Demos }) => (
          <chakra.section key={id} aria-labelledby={id} mt="6">
            <SectionTitle id={id}>{title}</SectionTitle>
            <Demos />
          </chakra.section>
        ))}
      </chakra.main>
      <Toaster />
      <LazyTooltips />
    </>
  );
}
