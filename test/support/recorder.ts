/** Records a client's commands and the capacity they consume. */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

interface Consumed {
  CapacityUnits?: number;
  ReadCapacityUnits?: number;
  WriteCapacityUnits?: number;
}

export interface Recording {
  /** Read units of GetItem, Query and BatchGetItem; write units of all writes. */
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly commands: readonly { readonly name: string; readonly input: Record<string, unknown> }[];
}

export interface Recorder {
  /** The client's commands while `work` ran. */
  during(work: () => Promise<unknown>): Promise<Recording>;
}

const isWrite = (command: string) => /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(command);

/** Adds middleware that requests the consumed capacity and adds it up; responses are unchanged. */
export function recordClient(client: DynamoDBDocumentClient): Recorder {
  let recording = { readUnits: 0, writeUnits: 0, commands: [] as Recording['commands'][number][] };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Record<string, unknown>;
      const name = String(context['commandName']).replace(/Command$/, '');
      recording.commands.push({ name, input });
      const result = await next({
        ...args,
        input: { ...input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input,
      });
      const consumed = (result.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      for (const { CapacityUnits = 0 } of consumed === undefined ? [] : [consumed].flat()) {
        if (isWrite(name)) recording.writeUnits += CapacityUnits;
        else recording.readUnits += CapacityUnits;
      }
      return result;
    },
    { step: 'initialize', name: 'recordClient', override: true },
  );
  return {
    async during(work) {
      recording = { readUnits: 0, writeUnits: 0, commands: [] };
      await work();
      return recording;
    },
  };
}
