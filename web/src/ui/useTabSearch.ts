import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which tab is open, as `?tab=` in the URL of the page; the first one has none. */
export function useTabSearch<const Value extends string>(
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [first] = values;
  const open = (value: Value) =>
    // What else is in the URL belongs to the tab that is left. The router cannot know which route this is.
    void navigate({ to: '.', search: (value === first ? {} : { tab: value }) as never });
  return [values.find((value) => value === tab) ?? first, open];
}
