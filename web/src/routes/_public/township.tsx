import { createFileRoute } from '@tanstack/react-router';
import { usePriceCents } from '#web/api/price.ts';
import { Township } from '#web/features/marketing/Township.tsx';

export const Route = createFileRoute('/_public/township')({
  staticData: { width: 'full' },
  component: function TownshipRoute() {
    return <Township priceCents={usePriceCents()} />;
  },
});
