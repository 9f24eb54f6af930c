import '#web/api/villageRoutes.ts';
import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { ApiError, callRoute } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import type { Booklet } from './field.ts';
import { handedOver, takenOver, withoutBooklet } from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';

export interface Asked {
  readonly to: 'handOver' | 'takeOver' | 'release';
  readonly booklet: Booklet;
  /** Homes of it that are on this phone alone. */
  readonly unsent: number;
}

interface AskAboutBookletProps {
  asked: Asked;
  onDone: () => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

const failed = failure(t`Error`, t`Please try again.`);

export function AskAboutBooklet({ asked, onDone, ...rest }: AskAboutBookletProps): ReactElement {
  const { booklet, to } = asked;
  const question = questions[to](asked);
  return (
    <ConfirmAction
      title={question.title}
      confirmText={question.confirm}
      busyText={t`Please wait...`}
      success={{ title: question.done }}
      failure={failed}
      action={async () => {
        await actions[to](booklet);
        onDone();
      }}
      {...rest}
    >
      {question.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </ConfirmAction>
  );
}

const actions = {
  handOver: ({ id }: Booklet) => changeField((field) => handedOver(field, id, new Date().toISOString())),
  /** With the codes that are unused by now: the other phone may have sent more. */
  takeOver: async ({ id }: Booklet) => {
    const { reservations } = await callRoute('reservations.list', {});
    const booklet = reservations.find((each) => each.id === id);
    if (booklet === undefined || booklet.codes.length === 0)
      throw new ApiError(404, 'unknown', t`This booklet has ended, or none of its ZarCodes is left.`);
    const { codes, endsAt, name } = booklet;
    await changeField((field) => takenOver(field, { id, codes, endsAt, ...(name && { name }) }));
  },
  release: async ({ id }: Booklet) => {
    try {
      await callRoute('reservations.delete', { params: { id } });
    } catch (error) {
      // Another phone has released it.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    await changeField((field) => withoutBooklet(field, id));
  },
} satisfies Record<Asked['to'], (booklet: Booklet) => Promise<unknown>>;

interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
  readonly done: string;
}

const questions: Readonly<Record<Asked['to'], (asked: Asked) => Question>> = {
  handOver: ({ unsent }) => ({
    title: t`Hand this booklet over?`,
    lines: [
      t`This phone offers its ZarCodes no more. Another phone takes it over in its own list of booklets.`,
      ...(unsent === 0
        ? []
        : [
            plural(
              unsent,
              t`Wait until ${unsent} home of it is sent from here: until then the other phone offers its ZarCode, too.`,
              t`Wait until ${unsent} homes of it are sent from here: until then the other phone offers their ZarCodes, too.`,
            ),
          ]),
    ],
    confirm: t`Hand over`,
    done: t`The booklet is handed over`,
  }),
  takeOver: () => ({
    title: t`Take this booklet over?`,
    lines: [
      t`From now on only this phone may use it. The phone that had it must not use it any more, and must have sent all homes of it.`,
      t`Otherwise two gates can get the same ZarCode. The one that is sent second is refused and needs another one.`,
    ],
    confirm: t`Take over`,
    done: t`The booklet is on this phone`,
  }),
  release: ({ booklet: { codes } }) => {
    const count = codes.length;
    return {
      title: t`Release this booklet?`,
      lines: [
        plural(
          count,
          t`${count} unused ZarCode is free again, and anybody can get it.`,
          t`${count} unused ZarCodes are free again, and anybody can get them.`,
        ),
        t`Do not release it while one of them is painted on a gate, or while homes of it wait on another phone. What was made stays.`,
      ],
      confirm: t`Release`,
      done: t`The booklet is released`,
    };
  },
};
