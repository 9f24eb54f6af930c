import * as z from 'zod';
import { route } from './route.ts';

const publicSettings = () =>
  z.object({
    googleMapsApiKey: z.string(),
    mapProvider: z.enum(['google', 'open']),
  });
export type PublicSettings = z.output<ReturnType<typeof publicSettings>>;

export const settings = {
  public: route(() => ({
    method: 'GET',
    path: '/settings/public',
    level: 'public',
    summary: 'The settings that every page needs: the map provider and its key',
    response: publicSettings(),
    edgeSeconds: 3600,
  })),
};
