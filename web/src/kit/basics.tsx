import { Info, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FeatureCards } from '#web/ui/FeatureCards.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack, TitledCard } from '#web/ui/TitledCard.tsx';
import { toast } from '#web/ui/toast.ts';
import { Demo, Row } from './Demo.tsx';

const variants = ['solid', 'accent', 'outline', 'ghost', 'danger'] as const;

export function BasicDemos(): ReactElement {
  return (
    <>
      <Demo id="button" title="Button">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
          <Button size="icon" variant="outline" aria-label="Edit">
            <Pencil aria-hidden="true" />
          </Button>
          <Button variant="danger">
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
        </Row>
        <Row>
          <Button disabled>Disabled</Button>
          <Button busy busyText="Saving...">
            Save
          </Button>
          <Spinner />
        </Row>
      </Demo>
      <Demo id="links" title="Links">
        <Row>
          <LinkButton to="/my-codes">Link as a button</LinkButton>
          <AnchorButton href="https://example.com" variant="outline">
            Link out of the site
          </AnchorButton>
          <TextLink to="/support">Link in a text</TextLink>
          <CopyButton text="Copied text" said="Text copied to clipboard" label="Copy text" />
          <CopyButton text="Copied text" said="Text copied to clipboard" name="Copy Text Copied text" />
          <ShareButton title="The kit" text="All parts of the kit" url={location.href} />
        </Row>
      </Demo>
      <Demo id="toast" title="Toast">
        <Row>
          <Button
            variant="outline"
            onClick={() => toast({ title: 'Saved', description: 'It is stored now.' })}
          >
            Message
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({ title: 'Not saved', description: 'Please try again.', variant: 'destructive' })
            }
          >
            Failure
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                title: 'Deleted',
                action: { label: 'Undo', onSelect: () => toast({ title: 'Restored' }) },
                until: Date.now() + 10_000,
              })
            }
          >
            With an action
          </Button>
        </Row>
      </Demo>
      <Demo id="notice" title="Notice">
        <Row css={{ '& > *': { width: 'full' } }}>
          <Notice title="For your information">Something to know.</Notice>
          <Notice tone="success" title="Done">
            All went well.
          </Notice>
          <LoadProblem title="The list could not be loaded" message="Please try again." onRetry={() => {}} />
        </Row>
      </Demo>
      <Demo id="titled-card" title="Card with a title">
        <CardStack>
          <TitledCard
            title="What it is about"
            intro="A sentence about it."
            action={<Button size="sm">Edit</Button>}
          >
            What it holds.
          </TitledCard>
        </CardStack>
      </Demo>
      <Demo id="empty-state" title="Empty state">
        <Card padding="none">
          <EmptyState title="Nothing here yet" action={<Button>Make one</Button>}>
            What you make appears here.
          </EmptyState>
        </Card>
      </Demo>
      <Demo id="skeleton" title="Skeleton">
        <Row css={{ '& > *': { width: 'full' } }}>
          <Skeleton width="60%" />
          <Skeleton width="40%" height="2em" />
        </Row>
      </Demo>
      <Demo id="feature-cards" title="Feature cards">
        <FeatureCards
          features={[
            { icon: Info, title: 'First', text: 'What the first one is good for.' },
            { icon: Pencil, title: 'Second', text: 'What the second one is good for.' },
            { icon: Trash2, title: 'Third', text: 'What the third one is good for.' },
          ]}
        />
      </Demo>
      <Demo id="numbered-steps" title="Numbered steps">
        <NumberedSteps
          steps={[
            { title: 'Begin', text: 'What happens first.' },
            { title: 'Go on', text: 'What happens next.' },
            { title: 'Finish', text: 'What happens last.' },
          ]}
        />
      </Demo>
    </>
  );
}
