import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { ClaimPage } from '#web/features/claims/ClaimPage.tsx';

/** Works signed in or out: the slip's QR code opens it in any browser. */
export const Route = createFileRoute('/_public/claims')({
  staticData: { width: 'full' },
  component: function ClaimsRoute() {
    const hash = useLocation({ select: (location) => location.hash });
    const navigate = useNavigate();
    return (
      <ClaimPage
        hash={hash}
        onTaken={() => void navigate({ to: '/claims', replace: true })}
        onClaimed={(details) => void navigate({ to: '/my-codes', search: { details } })}
      />
    );
  },
});
