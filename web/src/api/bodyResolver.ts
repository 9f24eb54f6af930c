import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod';

// zod would otherwise try `new Function`, which the content security policy refuses.
z.config({ jitless: true });

/** Checks a form with what the contract says of a route's body. For signed-in pages: it brings zod along. */
export function bodyResolver<Fields extends FieldValues, Body extends FieldValues>(
  declaration: () => { readonly body: z.ZodType<Body, Fields> },
): Resolver<Fields, unknown, Body> {
  let resolver: Resolver<Fields, unknown, Body> | undefined;
  // Made when it is needed: making a schema takes a slow phone as long as drawing a form.
  return (...values) => {
    resolver ??= standardSchemaResolver(declaration().body);
    return resolver(...values);
  };
}
