import { t } from '#shared/text/t.ts';
import { toast } from './toast.ts';

/** @param what is copied, for the toast: "Link" (docs/product/viewing-codes.md#copy-messages) */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t`Copied!`, description: t`${what} copied to clipboard` });
    return true;
  } catch {
    toast({
      title: t`Copy Failed`,
      description: t`Your browser did not allow it. Select the ${what} and copy it by hand.`,
      variant: 'destructive',
    });
    return false;
  }
}
