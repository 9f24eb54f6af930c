import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { AutoLink } from '#web/ui/AutoLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page, PageContainer } from '#web/ui/Page.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Table } from '#web/ui/Table.ts';
import { WithoutScript } from '#web/ui/WithoutScript.tsx';
import { Demo } from './Demo.tsx';

export function PageDemos(): ReactElement {
  return (
    <>
      <Demo id="page" title="Page">
        <PageDemo />
      </Demo>
      <Demo id="marketing-section" title="Section of a marketing page">
        <Section id="plain-section" title="Plain section" intro="What this part of the page is about.">
          <p>The content.</p>
        </Section>
        <Section
          id="shaded-section"
          title="Shaded section"
          intro="What this part of the page is about."
          shaded
        >
          <p>The content.</p>
        </Section>
      </Demo>
      <Demo id="section-title" title="Section title">
        <SectionTitle>Title of a section</SectionTitle>
      </Demo>
      <Demo id="table" title="Table">
        <Card padding="none" overflow="hidden">
          <Table aria-label="Offices">
            <thead>
              <tr>
                <th scope="col">City</th>
                <th scope="col" data-align="end">
                  People
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Polokwane</th>
                <td data-align="end">12</td>
              </tr>
              <tr>
                <th scope="row">Upington</th>
                <td data-align="end">7</td>
              </tr>
            </tbody>
          </Table>
        </Card>
      </Demo>
      <Demo id="auto-link" title="Text with links">
        <chakra.p css={{ '& a': { color: 'primary', textDecoration: 'underline' } }}>
          <AutoLink text="See https://example.com/help, write to help@example.com or phone +27 10 000 0000." />
        </chakra.p>
      </Demo>
      <Demo id="without-script" title="Note where scripts are off">
        <WithoutScript text="This page needs JavaScript." />
      </Demo>
    </>
  );
}

/** Shown on demand: its heading takes the focus. */
function PageDemo(): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
        Show the page
      </Button>
      {shown ? (
        <PageContainer width="medium">
          <Page title="Title of the page" intro="What it is for." action={<Button>Main action</Button>}>
            <p>The content.</p>
          </Page>
        </PageContainer>
      ) : null}
    </>
  );
}
