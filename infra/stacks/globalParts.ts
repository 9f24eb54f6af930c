import type { Construct } from 'constructs';
import { hasGlobalParts } from '#infra/emulator.ts';
import type { Stage } from '#infra/stage.ts';
import { CertificateStack } from './certificate.ts';
import { FirewallStack } from './firewall.ts';
import { GlobalStack } from './global.ts';

export interface GlobalParts {
  readonly logs: GlobalStack;
  readonly firewall: FirewallStack | null;
  readonly certificate: CertificateStack | null;
}

/** The parts of the edge that AWS has in us-east-1 only. */
export function globalParts(scope: Construct, stage: Stage): GlobalParts | null {
  if (!hasGlobalParts(stage)) return null;
  return {
    logs: new GlobalStack(scope, stage),
    firewall: stage.firewall ? new FirewallStack(scope, stage) : null,
    certificate: stage.domain === undefined ? null : new CertificateStack(scope, stage, stage.domain),
  };
}
