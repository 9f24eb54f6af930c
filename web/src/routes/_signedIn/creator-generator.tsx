import { createFileRoute } from '@tanstack/react-router';
import { CreatorGenerator } from '#web/features/generator/CreatorGenerator.tsx';

export const Route = createFileRoute('/_signedIn/creator-generator')({
  staticData: { width: 'fluid' },
  component: CreatorGenerator,
});
