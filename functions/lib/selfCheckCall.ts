/** A deploy calls a function to see whether it works, instead of with an event (docs/decisions/0022). */
interface SelfCheckCall {
  readonly selfCheck: true;
}

/** Read by `scripts/deploy/checkRoles.ts`. */
export interface SelfCheckResponse {
  readonly statusCode: 200;
  readonly body: string;
}

export const isSelfCheck = (event: unknown): event is SelfCheckCall =>
  typeof event === 'object' && event !== null && 'selfCheck' in event;

export async function respondToSelfCheck(): Promise<SelfCheckResponse> {
  const { runSelfCheck } = await import('./selfCheck.ts');
  return { statusCode: 200, body: JSON.stringify(await runSelfCheck(process.env)) };
}
