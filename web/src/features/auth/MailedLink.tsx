import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import type { failure } from '#web/api/failure.ts';
import type { PublicPage } from '#web/text/publicPage.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';

interface View {
  title: string;
  intro: string;
}

/** Where it may lead. */
type LinkTo = '/login' | '/profile' | '/support';

interface Way {
  to: LinkTo;
  label: string;
}

interface MailedLinkProps {
  page: PublicPage;
  token: string;
  /** The sentence for a link without a token. */
  invalid: string;
  open: View & { button: string; busy: string };
  done: View & Way;
  /** The heading where the link does not work, and where to go then. */
  problem: Pick<View, 'title'> & Way;
  run: () => Promise<unknown>;
  busy: boolean;
  failed: ReturnType<typeof failure>;
}

function isAboutLink(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'email_link_invalid' || 'token' in error.fields);
}

/**
 * Where a mailed link leads. A button does what the link is for: mail programs open links by themselves to check them,
 * and nothing must happen then.
 */
export function MailedLink({
  page,
  token,
  invalid,
  open,
  done,
  problem,
  ...act
}: MailedLinkProps): ReactElement {
  const [refusal, setRefusal] = useState(token === '' ? invalid : null);
  const [isDone, setIsDone] = useState(false);
  const run = async () => {
    try {
      await act.run();
      setIsDone(true);
    } catch (error) {
      if (isAboutLink(error)) setRefusal(error.message);
      else toastFailure(act.failed(error));
    }
  };
  const view = isDone ? done : refusal === null ? open : { ...problem, intro: refusal };
  return (
    <AuthPage
      page={page}
      key={view.title}
      title={view.title}
      intro={view.intro}
      below={<TextLink to="/support">{t`Contact support`}</TextLink>}
    >
      <chakra.div display="grid">
        {'to' in view ? (
          <LinkButton to={view.to} size="lg" wide>
            {view.label}
          </LinkButton>
        ) : (
          <Button size="lg" wide busy={act.busy} busyText={view.busy} onClick={() => void run()}>
            {view.button}
          </Button>
        )}
      </chakra.div>
    </AuthPage>
  );
}
