import { toast } from './toast.ts';

/** What a person reads when something failed: sentences beside fields by their names, and a toast. */
export interface Failure {
  readonly title: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

export function toastFailure({ title, message }: Failure): void {
  toast({ title, description: message, variant: 'destructive' });
}
