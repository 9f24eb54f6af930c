/** What commands do to the table, in the words of IAM: which action, on which index, with which leading keys. */
import type { Needs, TableNeed } from '#infra/needs.ts';
import type { Recording } from '#test/support/recorder.ts';

export interface Use {
  readonly action: string;
  readonly index?: string | undefined;
  readonly key: string;
}

type Input = Record<string, unknown>;
const keyOf = (item: unknown) => String((item as { pk?: unknown } | undefined)?.pk);

/** A Query gives its partition as `name = :value`, first in the condition. */
function queriedKey(input: Input): string {
  const name = /= (:\w+)/.exec(String(input['KeyConditionExpression']))?.[1] ?? '';
  return String((input['ExpressionAttributeValues'] as Input | undefined)?.[name]);
}

const memberActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  ConditionCheck: 'ConditionCheckItem',
};

function usesOf({ name, input }: Recording['commands'][number]): Use[] {
  switch (name) {
    case 'TransactWrite':
    case 'TransactWriteItems':
      return (input['TransactItems'] as Record<string, Input>[]).flatMap((member) =>
        Object.entries(member).map(([kind, { Key, Item }]) => ({
          action: memberActions[kind] ?? kind,
          key: keyOf(Key ?? Item),
        })),
      );
    case 'BatchGet':
    case 'BatchGetItem':
      return Object.values(input['RequestItems'] as Record<string, { Keys: unknown[] }>).flatMap(({ Keys }) =>
        Keys.map((key) => ({ action: 'BatchGetItem', key: keyOf(key) })),
      );
    case 'Query':
      return [{ action: 'Query', index: input['IndexName'] as string | undefined, key: queriedKey(input) }];
    default:
      return [
        { action: name.endsWith('Item') ? name : `${name}Item`, key: keyOf(input['Key'] ?? input['Item']) },
      ];
  }
}

export function tableUse(recording: Recording): Use[] {
  return recording.commands.flatMap(usesOf);
}

const fits = (pattern: string, key: string) =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

function allows(need: TableNeed, { action, index, key }: Use): boolean {
  return (
    need.actions.some((each) => each === action) &&
    need.index === index &&
    need.keys.some((pattern) => fits(pattern, key))
  );
}

const printed = ({ action, index, key }: Use) => `${action} ${index ? `${index} ` : ''}${key}`;

/** What IAM would deny. */
export function undeclared(needs: Needs, uses: readonly Use[]): string[] {
  const denied = uses.filter((use) => !(needs.table ?? []).some((need) => allows(need, use)));
  return [...new Set(denied.map(printed))];
}

/** What is allowed for nothing: each action with each of its keys. */
export function unused(needs: Needs, uses: readonly Use[]): string[] {
  const idle = (needs.table ?? []).flatMap((need) =>
    need.actions.flatMap((action) =>
      need.keys
        .filter(
          (pattern) =>
            !uses.some((use) => use.action === action && use.index === need.index && fits(pattern, use.key)),
        )
        .map((key) => printed({ action, index: need.index, key })),
    ),
  );
  return [...new Set(idle)];
}
