import { chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { consentWords } from '#shared/domain/consent.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';

const failed = failure(t`Answer not saved`, t`Please try again.`);

/** Asked once, where the first code was made (docs/product/mail.md#consent). Below the rest, which it must not move. */
export function NewsQuestion(): ReactElement | null {
  const profile = useApi('user.profile');
  const stats = useApi('user.stats');
  const { run, busy } = useMutationOf('user.updateProfile');
  const [answer, setAnswer] = useState<boolean | null>(null);
  if (answer !== null)
    return (
      <chakra.p role="status" color="fg.muted">
        {answer
          ? t`Thank you. You can stop at any time in your settings.`
          : t`All right: you get no news and offers.`}
      </chakra.p>
    );
  if (profile.data === undefined || stats.data === undefined || stats.data.totalCodes > 1) return null;
  if (profile.data.emailNotifications || profile.data.consent !== undefined) return null;
  const reply = async (emailNotifications: boolean) => {
    try {
      const saved = await run({ body: { emailNotifications, askedBy: 'firstCode' } });
      setAnswer(emailNotifications);
      await profile.mutate(saved, { revalidate: false });
    } catch (error) {
      toastFailure(failed(error));
    }
  };
  return (
    <chakra.section
      aria-label={t`News and offers`}
      width="full"
      pt="5"
      borderTopWidth="1px"
      borderColor="border"
      textAlign="center"
    >
      <p>{consentWords.firstCode}</p>
      <Flex gap="3" mt="3" justify="center" wrap="wrap" css={{ '& > button': { px: '3' } }}>
        <Button variant="outline" busy={busy} onClick={() => void reply(true)}>
          {t`Yes, please`}
        </Button>
        <Button variant="outline" busy={busy} onClick={() => void reply(false)}>
          {t`No, thank you`}
        </Button>
      </Flex>
    </chakra.section>
  );
}
