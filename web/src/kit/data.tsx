import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { JobProgress } from '#web/ui/JobProgress.tsx';
import { Money } from '#web/ui/Money.tsx';
import { ScrollArea } from '#web/ui/ScrollArea.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Demo, Row } from './Demo.tsx';

const tones = ['info', 'success', 'error', 'muted', 'alert'] as const;

export function DataDemos(): ReactElement {
  return (
    <>
      <Demo id="badge" title="Badge">
        <Row>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <CountBadge count={3} label="unread" />
          <CountBadge count={120} label="unread" />
        </Row>
      </Demo>
      <Demo id="description-list" title="Description list">
        <Card padding="md">
          <DescriptionList
            items={[
              { label: 'Name', value: 'Lerato Molefe' },
              { label: 'Empty', value: '' },
              { label: 'State', value: <Badge tone="success">Active</Badge> },
              { label: 'A name of several words', value: 'A value that is longer than its line. '.repeat(6) },
              { label: 'One long word', value: 'x'.repeat(120) },
            ]}
          />
        </Card>
      </Demo>
      <Demo id="stat-tile" title="Stat tile">
        <StatTileGrid>
          <StatTile label="Codes" value={128} />
          <StatTile label="Loading" value={undefined} loading />
          <StatTile label="Unknown" value={undefined} />
        </StatTileGrid>
        <StatTileGrid wide mt="6">
          <StatTile
            label="Revenue"
            value={<Money cents={1_234_500} />}
            note="R1,200.00 more than last month"
          />
          <StatTile label="Refunds" value={<Money cents={0} />} />
        </StatTileGrid>
      </Demo>
      <Demo id="tabs" title="Tabs">
        <TabsDemo />
      </Demo>
      <Demo id="job-progress" title="Job progress">
        <JobDemos />
      </Demo>
      <Demo id="scroll-area" title="Scroll area">
        <ScrollArea label="Long text" maxHeight="10rem">
          {Array.from({ length: 20 }, (_, index) => (
            <p key={String(index)}>Line {index + 1}</p>
          ))}
        </ScrollArea>
      </Demo>
    </>
  );
}

function TabsDemo(): ReactElement {
  const [tab, setTab] = useState<'codes' | 'payments' | 'history'>('codes');
  return (
    <Tabs
      label="About the person"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'codes',
          label: (
            <>
              Codes <CountBadge count={2} label="new" />
            </>
          ),
          content: <p>What the codes are.</p>,
        },
        { value: 'payments', label: 'Payments', content: <p>What was paid.</p> },
        { value: 'history', label: 'History', content: <p>What happened.</p> },
      ]}
    />
  );
}

function JobDemos(): ReactElement {
  const [cancelling, setCancelling] = useState(false);
  return (
    <Card padding="md">
      <chakra.div display="grid" gap="8">
        <JobProgress
          label="Export of the payments"
          state="running"
          done={740}
          total={1200}
          unit="payments"
          cancelling={cancelling}
          onCancel={() => setCancelling(true)}
        />
        <JobProgress label="Counting" state="running" done={35} total={null} unit="people" />
        <JobProgress
          label="Email to all people"
          state="paused"
          done={20}
          total={300}
          unit="emails"
          actions={
            <Button variant="outline" size="sm">
              Go on
            </Button>
          }
          onCancel={() => {}}
        />
        <JobProgress label="Import of the codes" state="failed" done={90} total={120} unit="codes">
          <chakra.p color="fg.error">Line 91 has no province.</chakra.p>
        </JobProgress>
        <JobProgress label="Export of the people" state="done" done={4000} total={4000} unit="people" />
      </chakra.div>
    </Card>
  );
}
