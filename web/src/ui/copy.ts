import { t } from '#shared/text/t.ts';
import { toast } from './toast.ts';

/** @param said in the toast: `Link copied to clipboard` (docs/product/viewing-codes.md#copy-messages) */
export async function copyText(text: string, said: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: t`Copied!`, description: said });
    return true;
  } catch {
    toast({
      title: t`Copy Failed`,
      description: t`Your browser did not allow it. Select the text and copy it by hand.`,
      variant: 'destructive',
    });
    return false;
  }
}
