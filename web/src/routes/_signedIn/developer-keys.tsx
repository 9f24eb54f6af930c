import { createFileRoute } from '@tanstack/react-router';
import { DeveloperKeys } from '#web/features/developerKeys/DeveloperKeys.tsx';

export const Route = createFileRoute('/_signedIn/developer-keys')({ component: DeveloperKeys });
