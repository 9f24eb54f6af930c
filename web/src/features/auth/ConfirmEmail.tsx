import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { emailLinkInvalid } from '#shared/domain/account.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { useSession } from '#web/session/session.ts';
import { publicPages } from '#web/text/pages.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';

const failed = failure('Error', 'Failed to confirm your email address. Please try again.');

function isAboutLink(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'email_link_invalid' || 'token' in error.fields);
}

/**
 * Where the link leads that was mailed to a new email address. A button confirms it: mail programs open links by
 * themselves to check them, and nothing must happen then.
 */
export function ConfirmEmail({ token }: { token: string }): ReactElement {
  const signedIn = useSession().status === 'signedIn';
  const { run, busy } = useMutationOf('auth.confirmEmail');
  const [problem, setProblem] = useState(token === '' ? emailLinkInvalid : null);
  const [done, setDone] = useState(false);
  const confirm = async () => {
    try {
      await run({ body: { token } });
      setDone(true);
    } catch (error) {
      if (isAboutLink(error)) setProblem(error.message);
      else toastFailure(failed(error));
    }
  };
  const frame = { page: publicPages.confirmEmail, below: <TextLink to="/support">Contact support</TextLink> };
  if (done) {
    return (
      <AuthPage
        {...frame}
        key="done"
        title="Email Address Confirmed"
        intro="From now on you sign in with your new email address, and our mails go there."
      >
        <chakra.div display="grid">
          <LinkButton to={signedIn ? '/profile' : '/login'} size="lg" wide>
            {signedIn ? 'Go to your profile' : 'Sign in'}
          </LinkButton>
        </chakra.div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      {...frame}
      key={problem === null ? 'open' : 'problem'}
      title={problem === null ? 'Confirm Your Email Address' : 'Not Confirmed'}
      intro={problem ?? 'Press the button to make this the email address of your account.'}
    >
      <chakra.div display="grid">
        {problem === null ? (
          <Button size="lg" wide busy={busy} busyText="Confirming..." onClick={() => void confirm()}>
            Confirm
          </Button>
        ) : (
          <LinkButton to="/profile" size="lg" wide>
            Go to your profile
          </LinkButton>
        )}
      </chakra.div>
    </AuthPage>
  );
}
