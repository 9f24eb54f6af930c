import { personalDataInLog } from './personalData.ts';

/** After the browser tests: fails the run where the functions of their app logged a person or a secret. */
export default function searchAppLog(): void {
  const found = personalDataInLog(`.build/e2e-${process.env['E2E_PORT'] ?? 3470}`);
  if (found.length > 0) throw new Error(`The log names people or secrets: ${found.slice(0, 10).join(', ')}`);
}
