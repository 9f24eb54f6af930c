/** No answer takes less than a connection to PayFast does, so a shorter timeout would always fail. */
const minTestMs = 1000;

/** How long a test of PayFast may take, from the setting `payFastTestPageTimeout`, which may be 0. */
export function testTimeoutMs(payFastTestPageTimeout: number): number {
  return Math.max(payFastTestPageTimeout, minTestMs);
}
