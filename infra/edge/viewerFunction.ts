import {
  type BehaviorOptions,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';
import { bundleEdgeFunction, type EdgeFunctionName } from './bundle.ts';

/** What a behavior runs before a request is looked up in the cache. */
export function viewerFunction(
  scope: Construct,
  stage: Stage,
  name: EdgeFunctionName,
): NonNullable<BehaviorOptions['functionAssociations']> {
  const edgeFunction = new EdgeFunction(scope, name, {
    functionName: physicalName(stage, name),
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(bundleEdgeFunction(name)),
  });
  return [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }];
}
