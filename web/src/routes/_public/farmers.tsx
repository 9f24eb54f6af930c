import { createFileRoute } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { Farmers } from '#web/features/marketing/Farmers.tsx';
import { purpose } from '#web/storage/purpose.ts';
import { storeSignupEmail } from '#web/storage/signupEmail.ts';

export const Route = createFileRoute('/_public/farmers')({
  staticData: { width: 'full' },
  component: FarmersRoute,
});

function FarmersRoute(): ReactElement {
  const navigate = Route.useNavigate();
  const register = (email: string) => {
    storeSignupEmail(email);
    purpose.write('/generator');
    void navigate({ to: '/register' });
  };
  return <Farmers priceCents={usePriceCents()} onEmail={register} />;
}
