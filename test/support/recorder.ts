/** Records a client's commands and the capacity they consume. */
import { setTimeout } from 'node:timers/promises';
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
  /** How many commands followed one another, each after the response to the one before: 3 to 8 ms each on AWS. */
  readonly rounds: number;
}

export interface Recorder {
  /** The client's commands while `work` ran. */
  during(work: () => Promise<unknown>): Promise<Recording>;
}

/** How many requests to the table follow one another, for the eye. */
export const roundsText = ({ rounds }: Recording) => `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;

const isWrite = (command: string) => /^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(command);

/**
 * Adds middleware that requests the consumed capacity and adds it up; responses are unchanged.
 * @param latencyMs while it records, responses come so much later: with more than the code between two commands takes, `rounds` counts only
 * commands that wait for one another
 */
export function recordClient(client: DynamoDBDocumentClient, { latencyMs = 0 } = {}): Recorder {
  const empty = () => ({
    readUnits: 0,
    writeUnits: 0,
    commands: [] as Recording['commands'][number][],
    rounds: 0,
  });
  let recording = empty();
  let isRecording = false;
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Record<string, unknown>;
      const name = String(context['commandName']).replace(/Command$/, '');
      const current = recording;
      current.commands.push({ name, input });
      // It may need what has been answered so far.
      const round = current.rounds + 1;
      const result = await next({
        ...args,
        input: { ...input, ReturnConsumedCapacity: 'TOTAL' } as typeof args.input,
      });
      if (isRecording && latencyMs > 0) await setTimeout(latencyMs);
      current.rounds = Math.max(current.rounds, round);
      const consumed = (result.output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity;
      for (const { CapacityUnits = 0 } of consumed === undefined ? [] : [consumed].flat()) {
        if (isWrite(name)) current.writeUnits += CapacityUnits;
        else current.readUnits += CapacityUnits;
      }
      return result;
    },
    { step: 'initialize', name: 'recordClient', override: true },
  );
  return {
    async during(work) {
      recording = empty();
      isRecording = true;
      try {
        await work();
      } finally {
        isRecording = false;
      }
      return recording;
    },
  };
}
