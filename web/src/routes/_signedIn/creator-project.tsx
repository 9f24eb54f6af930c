import { createFileRoute } from '@tanstack/react-router';
import { ProjectPage } from '#web/features/project/ProjectPage.tsx';

export const Route = createFileRoute('/_signedIn/creator-project')({
  component: ProjectPage,
});
