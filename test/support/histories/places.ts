import * as fc from 'fast-check';
import { capeTown, pretoria } from '#test/support/world.ts';

/** A few, so that two people want the same one and one person pays for it twice. */
export const place = fc
  .record({
    title: fc.constantFrom('Mama Joy Spaza', 'Blue Gate'),
    where: fc.constantFrom({}, {}, capeTown),
  })
  .map(({ title, where }) => ({ ...pretoria, ...where, title }));
