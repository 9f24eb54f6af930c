import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { Run } from '#web/features/run/Run.tsx';

export const Route = createFileRoute('/_public/run')({
  component: function RunRoute() {
    const hash = useLocation({ select: (location) => location.hash });
    const navigate = useNavigate();
    return <Run hash={hash} onTaken={() => void navigate({ to: '/run', replace: true })} />;
  },
});
