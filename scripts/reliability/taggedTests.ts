/** All tests that carry tags, read from the files without running them. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createVitest } from 'vitest/node';
import * as z from 'zod';
import { root } from '../build/entries.ts';

export interface TaggedTest {
  readonly file: string;
  /** The titles around it; empty without any. */
  readonly suite: string;
  readonly title: string;
  readonly tags: readonly string[];
}

async function vitestTests(): Promise<TaggedTest[]> {
  const vitest = await createVitest('test', { root, watch: false });
  try {
    const files = await vitest.globTestSpecifications();
    const modules = await vitest.parseSpecifications(files);
    return modules.flatMap(({ moduleId, children }) =>
      [...children.allTests()]
        // One that is skipped tries nothing.
        .filter(({ options }) => options.mode === 'run')
        .map(({ parent, name, tags }) => ({
          file: moduleId,
          suite: parent.type === 'suite' ? parent.fullName : '',
          title: name,
          tags,
        })),
    );
  } finally {
    await vitest.close();
  }
}

const Spec = z.object({
  file: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  tests: z.array(z.object({ expectedStatus: z.string() })),
});
interface Suite {
  title: string;
  specs: z.infer<typeof Spec>[];
  suites?: Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const Listing = z.object({ suites: z.array(Suite) });

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

async function playwrightTests(): Promise<TaggedTest[]> {
  const playwright = join(root, 'node_modules', '.bin', 'playwright');
  const list = ['test', '--list', '--reporter=json'];
  const { stdout } = await promisify(execFile)(playwright, list, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return Listing.parse(JSON.parse(stdout))
    .suites.flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ expectedStatus }) => expectedStatus !== 'skipped'))
    .map(({ file, title, tags }) => ({ file: join(root, 'test/e2e', file), suite: '', title, tags }));
}

export async function taggedTests(): Promise<TaggedTest[]> {
  const all = await Promise.all([vitestTests(), playwrightTests()]);
  return all.flat().filter(({ tags }) => tags.length > 0);
}
