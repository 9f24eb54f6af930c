/** A fixed clock that tests set and advance. */
export interface TestClock {
  readonly now: () => Date;
  set(iso: string): void;
  advance(seconds: number): void;
}

export function testClock(start: string): TestClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (iso) => {
      time = new Date(iso).getTime();
    },
    advance: (seconds) => {
      time += seconds * 1000;
    },
  };
}

export const minute = 60;
export const hour = 3600;
export const day = 86_400;
