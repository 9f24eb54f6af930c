import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useId, useRef, useState } from 'react';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { residentConsents } from '#shared/domain/residentConsent.ts';
import { t } from '#shared/text/t.ts';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { randomKey } from '#web/storage/randomKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Select, TextArea } from '#web/ui/form/controls.ts';
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { toast } from '#web/ui/toast.ts';
import type { Draft, Field } from './field.ts';
import {
  captured,
  type DraftProblem,
  freeCodes,
  hasSteps,
  nearOf,
  nearText,
  problemsOf,
  vagueM,
} from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';
import { GatePhoto } from './GatePhoto.tsx';
import { Measure } from './Measure.tsx';

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
});

const problemTexts: Readonly<Record<DraftProblem, string>> = {
  code: t`There is no reserved ZarCode left.`,
  point: t`Please measure the position.`,
  vague: t`Please measure again, or tick the box below.`,
  title: t`Please enter a house number or a title.`,
  city: t`Please enter the city.`,
  province: t`Please choose a province.`,
  steps: t`Please look at what is marked in the steps.`,
  consent: t`Please ask the resident, and tick the box.`,
};

const loadSteps = () => import('./HomeSteps.tsx');
const HomeSteps = lazy(async () => ({ default: (await loadSteps()).HomeSteps }));

const change = (to: Partial<Draft>) =>
  void changeField((field) => ({ ...field, draft: { ...field.draft, ...to } }));

/** The next home, under the next code of the booklet. What is typed is stored at every change. */
export function CaptureHome({ field }: { field: Field }): ReactElement {
  const id = useId();
  const { draft } = field;
  const [code] = freeCodes(field, new Date());
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [isVagueAccepted, acceptVague] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const near = nearOf(field);
  const isVague = (draft.point?.accuracy ?? 0) > vagueM;
  const save = async () => {
    const guide = hasSteps(draft) ? await (await loadSteps()).guideOf(draft.steps ?? '') : undefined;
    const found = problemsOf(draft, code, { isVagueAccepted, areStepsRight: guide !== null });
    setProblems(found);
    if (found.length > 0 || code === undefined) return;
    await changeField((now) => captured(now, code, randomKey(), guide ?? undefined));
    acceptVague(false);
    toast({ title: t`${code} is saved` });
    heading.current?.focus();
  };
  const errorOf = (...kinds: DraftProblem[]) => {
    const found = problems.find((problem) => kinds.includes(problem));
    return found === undefined ? '' : problemTexts[found];
  };
  const text = (name: 'title' | 'suburb' | 'city', label: string, isOptional = false) => (
    <TextField
      label={label}
      optional={isOptional}
      required={!isOptional}
      error={name === 'suburb' ? '' : errorOf(name)}
      autoComplete="off"
      maxLength={maxLengths[name]}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  return (
    <Card role="region" aria-labelledby={id}>
      <SectionTitle ref={heading} id={id} mb="3" tabIndex={-1}>{t`Next home`}</SectionTitle>
      <Form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {code === undefined ? null : <WidePlate code={code} />}
        <div>
          <Measure key={draft.key} point={draft.point} onPoint={(point) => change({ point })} />
          <chakra.p role="alert" color="fg.error">
            {errorOf('point', 'vague')}
          </chakra.p>
          {isVague ? (
            <Checkbox checked={isVagueAccepted} onChange={({ target }) => acceptVague(target.checked)}>
              {t`Save it all the same`}
            </Checkbox>
          ) : null}
          {near === null ? null : <Notice>{nearText(near)}</Notice>}
        </div>
        {text('title', t`House number or title`)}
        {text('suburb', t`Suburb`, true)}
        {text('city', t`City`)}
        <FieldFrame field={{ label: t`Province`, required: true, error: errorOf('province') }}>
          {(control) => (
            <Select
              {...control}
              value={draft.province}
              onChange={({ target }) => change({ province: target.value })}
            >
              <option value="">{t`Choose a province`}</option>
              {provinces.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <FieldFrame field={{ label: t`Note`, optional: true }}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={maxLengths.description}
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </FieldFrame>
        <GatePhoto key={`photo ${draft.key}`} draft={draft} onChange={change} />
        <Way key={`way ${draft.key}`} draft={draft} problems={problems} />
        <div>
          <Checkbox checked={draft.isHome} onChange={({ target }) => change({ isHome: target.checked })}>
            {t`Somebody lives here`}
          </Checkbox>
          {draft.isHome ? (
            <Checkbox
              checked={draft.consent !== null}
              error={errorOf('consent')}
              required
              onChange={({ target }) =>
                change({ consent: target.checked ? { words: 'home', at: new Date().toISOString() } : null })
              }
            >
              {residentConsents.home}
            </Checkbox>
          ) : null}
        </div>
        <Checkbox
          checked={draft.wantsSlip === true}
          onChange={({ target }) => change({ wantsSlip: target.checked })}
        >
          {t`Make a claim slip for who lives here`}
        </Checkbox>
        <Button type="submit" size="lg">{t`Save and next`}</Button>
      </Form>
    </Card>
  );
}

interface WayProps {
  draft: Draft;
  problems: readonly DraftProblem[];
}

/** Steps from the road to the gate, for a home that is hard to find. */
function Way({ draft, problems }: WayProps): ReactElement {
  const [isOpen, open] = useState(hasSteps(draft));
  if (!isOpen)
    return <Button variant="outline" onClick={() => open(true)}>{t`Describe the way in steps`}</Button>;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">{t`The way`}</chakra.legend>
      <Suspense>
        <HomeSteps steps={draft.steps ?? ''} problems={problems} onChange={(steps) => change({ steps })} />
      </Suspense>
      <chakra.p role="alert" color="fg.error">
        {problems.includes('steps') ? problemTexts.steps : ''}
      </chakra.p>
    </chakra.fieldset>
  );
}
