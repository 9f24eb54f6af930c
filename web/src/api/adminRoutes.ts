/** Imported by what calls routes of administrators, and by nothing else: it doubles the table of routes. */
import { adminRouteTable } from './adminRouteTable.gen.ts';
import { addRoutes } from './webRoute.ts';

addRoutes(adminRouteTable);
