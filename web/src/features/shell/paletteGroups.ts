import type { LinkProps } from '@tanstack/react-router';
import { CreditCard, ListFilter, MapPin, User } from 'lucide-react';
import type { RouteAt } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { CommandGroup, CommandOption } from '#web/ui/CommandOptions.tsx';
import { matchPages } from './matchPages.ts';
import { palettePages } from './palettePages.ts';

/** Results of each kind: typing more finds the others. */
const maxShown = 5;

export interface Found {
  readonly people?: RouteResponse<RouteAt<'users.list'>> | undefined;
  readonly codes?: RouteResponse<RouteAt<'adminZarcodes.list'>> | undefined;
  readonly payments?: RouteResponse<RouteAt<'adminPayments.list'>> | undefined;
}

/** What the palette lists for a text: pages, and what the API has found. */
export function paletteGroups(text: string, found: Found, isSuperAdmin: boolean): CommandGroup[] {
  const pages = palettePages.filter(({ level }) => level === 'admin' || isSuperAdmin);
  const { people, codes, payments } = found;
  const search = text.trim();
  return [
    {
      label: 'Pages',
      options: matchPages(text, pages).map(({ to, label, icon }) => ({
        id: to,
        title: label,
        icon,
        link: { to },
      })),
    },
    group('People', people?.users.map(personOption), { to: '/admin/users', search, of: people }),
    group('ZarCodes', codes?.zarCodes.map(codeOption), { to: '/admin/zarcodes', search, of: codes }),
    group('Payments', payments?.payments.map(paymentOption), { to: '/admin/payments', search, of: payments }),
  ].filter(({ options }) => options.length > 0);
}

interface Rest {
  readonly to: NonNullable<LinkProps['to']>;
  readonly search: string;
  readonly of: { readonly pagination: { readonly total?: number | undefined } } | undefined;
}

/** Some of what was found; the page of such things lists the rest. */
function group(label: string, found: readonly CommandOption[] = [], { to, search, of }: Rest): CommandGroup {
  const total = of?.pagination.total ?? found.length;
  const options = found.slice(0, maxShown);
  if (total <= maxShown) return { label, options };
  const title = `All ${total} ${label === 'ZarCodes' ? label : label.toLowerCase()}`;
  // The list reads its own search from the address.
  const link = { to, search: { search } as never };
  return { label, options: [...options, { id: `all ${label}`, title, icon: ListFilter, link }] };
}

type Item<K extends keyof Found, L extends string> =
  NonNullable<Found[K]> extends Record<L, readonly (infer I)[]> ? I : never;

function personOption({ id, firstName, lastName, email, disabled }: Item<'people', 'users'>): CommandOption {
  return {
    id,
    title: `${firstName} ${lastName}`,
    line: disabled ? `${email}, disabled` : email,
    icon: User,
    link: { to: '/admin/users/$id', params: { id } },
  };
}

function codeOption({ id, zarcode, title, suburb, city }: Item<'codes', 'zarCodes'>): CommandOption {
  return {
    id,
    title: shownCode(zarcode),
    line: placeLine(title, suburb, city),
    icon: MapPin,
    link: { to: '/admin/zarcodes/$code', params: { code: id } },
  };
}

function paymentOption({
  id,
  title,
  description,
  invoiceNumber,
  amount,
}: Item<'payments', 'payments'>): CommandOption {
  return {
    id,
    title: title ?? description,
    line: `R${amount}, ${invoiceNumber ?? id}`,
    icon: CreditCard,
    link: { to: '/admin/payments/$id', params: { id } },
  };
}
