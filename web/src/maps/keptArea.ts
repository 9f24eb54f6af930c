/** A part of the map that is kept on this device. */
export interface KeptArea {
  readonly id: string;
  /** Of the place in its middle. */
  readonly name: string;
  readonly bytes: number;
  readonly keptAt: string;
  /** The map was renewed since: this one is not shown any more. */
  readonly isOld: boolean;
}

export interface AreaSize {
  readonly bytes: number;
  /** How many parts have to be fetched. */
  readonly parts: number;
}

/** What a provider can keep, whose tiles are our own. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface KeptAreas {
  list(): Promise<readonly KeptArea[]>;
  /** @throws without a connection */
  sizeAround(center: Point): Promise<AreaSize>;
  /**
   * Fetches what is around a point and keeps it, or nothing of it.
   * @throws without a connection, where the device has no room (`QuotaExceededError`), and where it was stopped
   */
  keep(center: Point, options: KeepOptions): Promise<void>;
  delete(id: string): Promise<void>;
}

export interface KeepOptions {
  readonly name: string;
  readonly signal: AbortSignal;
  /** Called with how many parts are there. */
  readonly onProgress: (parts: number) => void;
}
