import * as z from 'zod';
import { linkToken } from './fields.ts';
import { route } from './route.ts';

const query = () =>
  z.strictObject({ token: linkToken('This link is not valid. Please open it from the email again.') });

/**
 * The link of a mailing's header (RFC 8058). Mail programs post to it, without a session and with a body that says
 * nothing; people and scanners open it, which changes nothing.
 */
export const unsubscribe = {
  create: route(() => ({
    method: 'POST',
    path: '/unsubscribe',
    level: 'public',
    summary: 'Turn emails off for the person whose link it is',
    query: query(),
    response: z.object({}),
    errors: ['email_link_invalid'],
    refreshes: ['user'],
  })),
  page: route(() => ({
    method: 'GET',
    path: '/unsubscribe',
    level: 'public',
    page: true,
    status: 301,
    summary: 'Lead to the page that asks to confirm',
    query: query(),
    response: z.object({ found: z.boolean(), html: z.string(), movedTo: z.string().optional() }),
  })),
};
