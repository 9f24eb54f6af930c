import { toast } from './toast.ts';

/** Copies and says so (SPEC 8). `what` is the thing's name in a sentence. */
export async function copyText(text: string, what = 'ZarCode'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied!', description: `${what} copied to clipboard` });
    return true;
  } catch {
    toast({
      title: 'Copy Failed',
      description: `Your browser did not allow it. Select the ${what} and copy it by hand.`,
      variant: 'destructive',
    });
    return false;
  }
}
