import { useEffect, useState } from 'react';

/** iOS asks before it says where the phone points. https://www.w3.org/TR/orientation-event/#permission-model */
interface AskingEvent {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** iOS says it in a property of its own. */
type Orientation = DeviceOrientationEvent & { readonly webkitCompassHeading?: number };

const eventName = 'ondeviceorientationabsolute' in window ? 'deviceorientationabsolute' : 'deviceorientation';

/** Coarse, so that a hand that shakes draws nothing. */
const stepDegrees = 5;

function headingOf({ webkitCompassHeading, alpha, absolute }: Orientation): number | null {
  if (webkitCompassHeading !== undefined) return webkitCompassHeading;
  return absolute && alpha !== null ? 360 - alpha : null;
}

/** The next stop does not ask again. */
let wasAsked = false;

/** Where the top of the phone points, in degrees clockwise from north; null until somebody asks, or it is not known. */
export function useHeading(): { heading: number | null; canAsk: boolean; ask: () => void } {
  const [isAsked, setAsked] = useState(wasAsked);
  const [heading, setHeading] = useState<number | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const turn = (event: Event) => {
      const found = headingOf(event as Orientation);
      if (found !== null) setHeading(Math.round(found / stepDegrees) * stepDegrees);
    };
    window.addEventListener(eventName, turn);
    return () => window.removeEventListener(eventName, turn);
  }, [isAsked]);
  const ask = async () => {
    const { requestPermission } = DeviceOrientationEvent as AskingEvent;
    const answer = await requestPermission?.().catch(() => 'denied' as const);
    if (answer === 'denied') return;
    wasAsked = true;
    setAsked(true);
  };
  const canAsk = !isAsked && 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;
  return { heading, canAsk, ask: () => void ask() };
}
