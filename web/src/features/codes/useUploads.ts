import { useEffect, useRef, useState } from 'react';
import { imageMessages, imageProblem } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { sendImage } from '#web/api/sendImage.ts';
import { shrunkImage } from '#web/api/shrunkImage.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** 0 to 1; then the server re-encodes the photo. */
  readonly sent: number;
  readonly problem: string | null;
}

interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly stop: AbortController;
}

let keys = 0;

/** Photos on their way: one after the other, because a phone's connection is shared by all that run. */
export function useUploads(code: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef(new Map<number, Waiting>());
  const chain = useRef(Promise.resolve());

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const dismiss = (key: number) => {
    waiting.current.get(key)?.stop.abort();
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  const send = async ({ key, file, stop }: Waiting) => {
    try {
      if (stop.signal.aborted) return;
      await sendImage(code, await shrunkImage(file), {
        signal: stop.signal,
        onProgress: (sent) => change(key, { sent }),
      });
      dismiss(key);
    } catch (error) {
      if (!stop.signal.aborted)
        change(key, { problem: messageOf(error, t`This photo could not be added. Please try again.`) });
    } finally {
      waiting.current.delete(key);
    }
  };

  /** @param room how many more the code can have */
  const add = (files: readonly File[], room: number) => {
    let left = room;
    for (const file of files) {
      const key = ++keys;
      const problem = imageProblem(file) ?? (left > 0 ? null : imageMessages.tooMany);
      setUploads((all) => [...all, { key, name: file.name, sent: 0, problem }]);
      if (problem !== null) continue;
      left -= 1;
      const next = { key, file, stop: new AbortController() };
      waiting.current.set(key, next);
      chain.current = chain.current.then(() => send(next));
    }
  };

  useEffect(() => {
    const open = waiting.current;
    return () => {
      for (const { stop } of open.values()) stop.abort();
    };
  }, []);

  return { uploads, add, dismiss };
}
