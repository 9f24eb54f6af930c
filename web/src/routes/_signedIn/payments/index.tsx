import { createFileRoute } from '@tanstack/react-router';
import { MyPayments } from '#web/features/payments/MyPayments.tsx';

export const Route = createFileRoute('/_signedIn/payments/')({ component: MyPayments });
