import { type ComponentType, lazy, memo, type ReactElement, Suspense, useEffect } from 'react';
import { recordEarlyClick } from '#web/ui/earlyClick.ts';
import { pause } from '#web/ui/pause.ts';

const isBuild = typeof document === 'undefined';

/** The form that came with the page, by the `name` of its element. */
const prerenderedForm = (name: string) => (isBuild ? null : document.forms.namedItem(name));

// A pointer above the page comes before its press, also a finger's.
const touches = ['pointerover', 'keydown', 'focusin', 'click'] as const;

interface LateForm<Props> {
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The browser has something to fill in, so that the form on the page is not as people expect it. */
  readonly isFilledIn: () => boolean;
}

/**
 * A form of a prerendered page. Its scripts load once somebody touches the page; until then it is the HTML of the build,
 * where text can be typed, and React takes it over as it is (docs/product/offline.md#page-weight). Where the page did not
 * come with it, it loads at once.
 */
export function lateForm<Props extends object>({ name, load, isFilledIn }: LateForm<Props>) {
  const form = prerenderedForm(name);
  const { promise: needed, resolve: need } = Promise.withResolvers<void>();
  const repeatClick = form === null ? () => {} : recordEarlyClick(form);
  if (form === null || form.contains(document.activeElement) || isFilledIn()) need();
  // Captured: React ends events of what it has not taken over.
  else
    for (const type of touches) document.addEventListener(type, () => need(), { capture: true, once: true });

  const Form = lazy(async () => {
    await needed;
    return { default: await load() };
  });

  // With the same props it is not drawn again, which React can't do before it has taken over the HTML.
  return memo(function Late(props: Props): ReactElement {
    const content = (
      <>
        <Form {...props} />
        <OnMount act={repeatClick} />
      </>
    );
    // What is made in the browser waits for the form together with the page.
    if (form === null && !isBuild) return content;
    // The fallback appears only where the HTML is gone.
    return <Suspense fallback={<OnMount act={need} />}>{content}</Suspense>;
  });
}

function OnMount({ act }: { act: () => void }): null {
  useEffect(() => {
    // After the form has taken over what was typed: a press in the same moment sends nothing.
    void pause().then(act);
  }, [act]);
  return null;
}
