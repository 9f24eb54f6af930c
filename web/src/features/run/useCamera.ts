import { type RefObject, useEffect, useState } from 'react';

/** Its owner said no, there is none, or another app has it. */
export type CameraProblem = 'refused' | 'missing' | 'inUse';

interface Camera {
  readonly state: 'opening' | 'on' | CameraProblem;
  readonly again: () => void;
}

const wanted: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Shows what the rear camera sees, as long as the page is seen. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<Camera['state']>('opening');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it again.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let turn = 0;
    const stop = () => {
      turn++;
      release(stream);
      stream = undefined;
      if (video.current !== null) video.current.srcObject = null;
    };
    const start = async () => {
      stop();
      setState('opening');
      if (document.visibilityState === 'hidden') return;
      const own = turn;
      try {
        const opened = await openCamera();
        if (own !== turn) return release(opened);
        stream = opened;
        for (const track of opened.getTracks())
          track.addEventListener('ended', () => own === turn && setState('inUse'));
        if (video.current === null) return;
        video.current.srcObject = opened;
        await video.current.play();
        if (own === turn) setState('on');
      } catch (error) {
        if (own !== turn) return;
        stop();
        setState(problemOf(error));
      }
    };
    const show = () => void start();
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      document.removeEventListener('visibilitychange', show);
      stop();
    };
  }, [video, attempt]);
  return { state, again: () => setAttempt(attempt + 1) };
}

function openCamera(): Promise<MediaStream> {
  // Absent where the page is not secure.
  if (navigator.mediaDevices === undefined) throw new DOMException('No camera', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(wanted);
}

function release(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia#exceptions */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  // OverconstrainedError is none.
  return name === 'NotReadableError' || name === 'AbortError' ? 'inUse' : 'missing';
}
