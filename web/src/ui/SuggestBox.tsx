import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { inputRecipe } from '#web/theme/recipes/input.ts';
import { keepRoomBelow } from './keepRoomBelow.ts';
import { useSuggestBox } from './useSuggestBox.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Input = chakra('input', inputRecipe);

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    textAlign: 'start',
    color: 'fg',
    '& > svg': { position: 'absolute', insetInlineStart: '3.5', pointerEvents: 'none', color: 'fg.muted' },
  },
  variants: {
    size: {
      md: { '& > svg': { top: '3.5' }, '& > input': { ps: '11' } },
      lg: {
        '& > svg': { top: '5' },
        '& > input': { ps: '12', minH: '16', fontSize: 'lg', borderRadius: 'lg' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    insetInline: '0',
    top: 'calc(100% + 0.375rem)',
    // docs/product/limits.md#timings-and-limits; above a phone's keyboard, but always two suggestions.
    maxHeight: 'min(24rem, max(8rem, var(--room, 24rem)))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    boxShadow: 'raised',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: '14',
    px: '3.5',
    py: '2.5',
    cursor: 'pointer',
    lineHeight: 'snug',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
    // What stands in front is shown whole; where it takes the room, the words wrap below it.
    '& > :first-child': { flexShrink: 0 },
    '& > :last-child': { flex: '1 1 8rem', minW: 0 },
    '&[aria-selected=true]': {
      bg: 'primary.subtle',
      boxShadow: 'inset 4px 0 0 var(--chakra-colors-primary)',
      // Drawn where the system replaces our colours.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
  },
});

export interface Suggestion {
  id: string;
  title: string;
  subtitle: string;
  /** In front of the title, such as an icon. */
  mark: ReactNode;
}

export interface SuggestBoxProps<S extends Suggestion> {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  suggestions: readonly S[];
  /** Shown in place of the list: searching, nothing found, failed. */
  message: ReactNode;
  /** Under the list: who provides the suggestions. */
  attribution?: string | undefined;
  onChoose: (suggestion: S) => void;
  /** Enter, while nothing is suggested (yet). */
  onSubmit?: () => void;
  /** How long after losing the focus the list closes, in milliseconds. */
  closeDelay: number;
  size?: 'md' | 'lg';
}

/** A text field that suggests (WAI-ARIA 1.2 combobox with a list): arrows, Enter, Escape, pointer. */
export function SuggestBox<S extends Suggestion>(props: SuggestBoxProps<S>): ReactElement {
  const { label, placeholder, suggestions, message, attribution, size = 'md' } = props;
  const id = useId();
  const box = useSuggestBox(props);
  const popup = useRef<HTMLDivElement>(null);
  const { open, field } = box;
  useEffect(() => {
    if (open && field.current !== null && popup.current !== null)
      return keepRoomBelow(field.current, popup.current);
    return undefined;
  }, [open, field]);
  const listed = box.open && suggestions.length > 0;
  const statusText = box.open && !listed ? message : null;
  const count = suggestions.length;
  return (
    <Frame size={size} onBlur={box.onBlur} onFocus={box.onFocus}>
      <Search size={20} aria-hidden="true" />
      <Input
        ref={box.field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={listed && box.active >= 0 ? `${id}-${box.active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={props.text}
        onChange={(event) => box.onType(event.target.value)}
        onClick={box.onFocus}
        onKeyDown={box.onKey}
      />
      <VisuallyHidden role="status">
        {listed ? plural(count, t`${count} suggestion`, t`${count} suggestions`) : (statusText ?? '')}
      </VisuallyHidden>
      {/* Chromium otherwise makes what scrolls a stop of the Tab key. */}
      <Popup ref={popup} tabIndex={-1} hidden={!listed && statusText === null}>
        <div ref={box.list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!listed}>
          {(listed ? suggestions : []).map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === box.active}
              // Keeps the focus in the field, so that its blur does not close the list under the finger.
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => box.setActive(index)}
              onClick={() => box.choose(suggestion)}
            >
              {suggestion.mark}
              <span>
                <chakra.span display="block" fontWeight="semibold">
                  {suggestion.title}
                </chakra.span>
                <chakra.span display="block" fontSize="sm" color="fg.muted">
                  {suggestion.subtitle}
                </chakra.span>
              </span>
            </Option>
          ))}
        </div>
        {listed && attribution !== undefined ? (
          <chakra.p px="4" py="2" fontSize="xs" textAlign="end" color="fg.muted" translate="no">
            {attribution}
          </chakra.p>
        ) : null}
        {statusText === null ? null : (
          <chakra.div px="4" py="3.5" aria-hidden="true">
            {statusText}
          </chakra.div>
        )}
      </Popup>
    </Frame>
  );
}
