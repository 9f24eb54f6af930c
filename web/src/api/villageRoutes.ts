/** Imported by what calls these routes, and by nothing else. */
import { villageRouteTable } from './villageRouteTable.gen.ts';
import { addRoutes } from './webRoute.ts';

addRoutes(villageRouteTable);
