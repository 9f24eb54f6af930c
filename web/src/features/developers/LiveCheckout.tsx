import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { demoKey } from '#shared/domain/demoKey.ts';
import { Card } from '#web/ui/Card.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'zar-address': React.HTMLAttributes<HTMLElement> & { 'api-key': string; name?: string };
    }
  }
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& input': {
      width: 'full',
      minH: 'touch',
      px: '3',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'bg',
    },
    '& label': { display: 'grid', gap: '1', fontSize: 'sm', fontWeight: 'semibold' },
  },
});

/** Names of autocomplete, by which the field finds what it fills: https://html.spec.whatwg.org/#autofill */
const fields = [
  ['Street or farm', 'address-line1'],
  ['Suburb', 'address-level3'],
  ['City or town', 'address-level2'],
  ['Province', 'address-level1'],
] as const;

/** A checkout as a shop would build it: the real field, with a key that works on our own pages only. */
export function LiveCheckout(): ReactElement {
  const id = useId();
  return (
    <Card padding="md" color="fg">
      <script async src="/zar-address.js" />
      <chakra.form
        display="grid"
        gap="4"
        onSubmit={(event) => event.preventDefault()}
        aria-labelledby={`${id}-title`}
      >
        <chakra.h2 id={`${id}-title`} fontSize="lg" fontWeight="bold">
          Try it: where shall we deliver?
        </chakra.h2>
        {/* Its room, until its script has come. */}
        <chakra.div css={{ '& zar-address:not(:defined)': { display: 'block', minHeight: '6.75rem' } }}>
          <chakra.label htmlFor={`${id}-code`} display="block" mb="1" fontSize="sm" fontWeight="semibold">
            ZarCode of the delivery
          </chakra.label>
          <zar-address id={`${id}-code`} name="zarcode" api-key={demoKey} />
        </chakra.div>
        <Fields>
          {fields.map(([label, name]) => (
            <label key={name}>
              {label}
              <input name={name} autoComplete={name} />
            </label>
          ))}
        </Fields>
      </chakra.form>
    </Card>
  );
}
