import { tellMissingPoint } from '#web/visit/missingPoint.ts';

/** Marks the point of the guide that the address names: `:target` does not follow the router. */
export function showPoint(hash: string): void {
  tellMissingPoint();
  document.querySelector('li[aria-current=location]')?.removeAttribute('aria-current');
  const point = document.querySelector(`li[id="${CSS.escape(hash)}"]`);
  point?.setAttribute('aria-current', 'location');
  point?.scrollIntoView({ block: 'center' });
}
