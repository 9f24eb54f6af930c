import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { Filter } from './filter.ts';
import type { FilterField } from './useListSearch.ts';

const typingMs = 300; // docs/product/limits.md#timings-and-limits

interface SearchFilterProps extends FilterField<string> {
  label: string;
  placeholder?: string;
}

/** The first of a list stands above it on a phone, too. */
export function searchFilter(props: SearchFilterProps): Filter {
  const { label, value, onChange } = props;
  return {
    label,
    kind: 'search',
    control: () => <SearchFilter {...props} />,
    settings: value === '' ? [] : [{ text: `${label}: ${value}`, clear: () => onChange('') }],
  };
}

function SearchFilter({ label, placeholder, value, onChange }: SearchFilterProps): ReactElement {
  const [text, setText] = useTypedText(value, (typed) => onChange(typed, { replace: true }));
  return (
    <chakra.div data-filter="search" position="relative">
      <chakra.span position="absolute" insetStart="3.5" top="3.5" color="fg.muted" pointerEvents="none">
        <Search size={20} aria-hidden="true" />
      </chakra.span>
      <TextField
        label={label}
        hideLabel
        type="search"
        placeholder={placeholder}
        ps="11"
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </chakra.div>
  );
}

/** What is typed shows at once and is sent after a pause; going back in history brings back what was typed then. */
function useTypedText(value: string, onTyped: (typed: string) => void): [string, (typed: string) => void] {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = useRef(onTyped);
  useEffect(() => {
    send.current = onTyped;
  });
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      send.current(typed);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
