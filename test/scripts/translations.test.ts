// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code under test is text here.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { isReviewed, poFile, readCatalogue, readPo } from '#scripts/build/translations/catalogues.ts';
import { messagesOf } from '#scripts/build/translations/messages.ts';
import { testMessages } from '#scripts/build/translations/plugins.ts';
import { readVariants, writeVariants } from '#scripts/build/translations/variants.ts';
import { updatedPo } from '#scripts/translations.ts';
import { languages } from '#shared/text/languages.ts';

const imported = "import { t } from '#shared/text/t.ts';\n";
const textsOf = (code: string) => messagesOf('a.tsx', imported + code).map(({ text }) => text);

describe('the sentences of a file', () => {
  it.each([
    ['t`Saved`', 'Saved'],
    ['t`Hello ${name}`', 'Hello {name}'],
    ['t`Hello ${user.firstName}`', 'Hello {firstName}'],
    ['t`Pay ${formatRand(priceCents)}`', 'Pay {priceCents}'],
    ['t`${a} of ${b.a}`', '{a} of {a2}'],
    ["t`Not sent: ${names.join(', ')}`", 'Not sent: {names}'],
    ['t`${at + 1} of ${all.length}`', '{at} of {length}'],
    ['<p title={t`Title`}>x</p>', 'Title'],
  ])('%s is %s', (code, text) => expect(textsOf(code)).toEqual([text]));

  it('has those in the values of others', () => {
    expect(textsOf('t`${t`one`} and ${t`two`}`')).toEqual(['{value} and {value2}', 'one', 'two']);
  });

  it('has both forms of a plural', () => {
    const [one, other] = messagesOf('a.ts', `${imported}plural(n, t\`\${n} code\`, t\`\${n} codes\`)`);
    expect(one).toMatchObject({ text: '{n} code', plural: '{n} codes' });
    expect(other).toMatchObject({ text: '{n} codes' });
  });

  it('has no plural of anything but sentences', () => {
    expect(() => textsOf("plural(n, 'code', t`codes`)")).toThrow('two sentences');
  });

  it('knows which are made when the file is loaded', () => {
    const code = `${imported}const a = t\`early\`;\nconst b = () => t\`late\`;`;
    expect(messagesOf('a.ts', code).map(({ atLoad }) => atLoad)).toEqual([true, false]);
  });
});

describe('on the server', () => {
  const transform = testMessages().transform as (code: string, file: string) => { code: string } | null;
  const early = `${imported}const saved = t\`Saved\`;`;
  const late = `${imported}const saved = () => t\`Saved\`;`;

  it.each(['functions/email/news.ts', 'shared/domain/codePageTexts.ts'])(
    '%s speaks all languages',
    (file) => {
      expect(transform(late, `./${file}`)?.code).toContain('() => $inAll(["Saved",');
    },
  );

  it('the contract speaks English', () => {
    expect(transform(late, './shared/contract/fields.ts')).toBeNull();
  });

  it('a sentence that shared/ makes when it is loaded stays English', () => {
    expect(transform(early, './shared/domain/account.ts')).toBeNull();
    const both = transform(`${early}\nconst other = () => t\`Sent\`;`, './shared/domain/account.ts');
    expect(both?.code).toContain('const saved = t`Saved`;\nconst other = () => $inAll(');
  });

  it('functions make none when they are loaded', () => {
    expect(() => transform(early, './functions/email/news.ts')).toThrow('once its language is known');
  });
});

describe('a sentence that a catalogue does not have yet', () => {
  it('is English in the scripts of its language, beside what is translated', () => {
    const folder = mkdtempSync(join(tmpdir(), 'translations-'));
    try {
      mkdirSync(join(folder, 'assets'));
      const code = 'export const a=$sentence("Saved"),b=n=>$sentence("Not {name} yet",n);';
      writeFileSync(join(folder, 'assets/a-1.js'), code);
      writeVariants(folder);
      const written = readFileSync(join(folder, readVariants(folder)('/assets/a-1.js', 'zu')), 'utf8');
      expect(written).toBe(
        `export const a=\`${readCatalogue('zu').get('Saved')}\`,b=n=>\`Not ${'${n}'} yet\`;`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is English where functions answer in it', () => {
    const code = `${imported}const later = (name: string) => t\`Not \${name} yet\`;`;
    const transform = testMessages().transform as (code: string, file: string) => { code: string };
    expect(transform(code, './functions/email/news.ts').code).toContain(
      `$inAll(${JSON.stringify(languages.map(() => 'Not {0} yet'))}, name)`,
    );
  });
});

const sorted = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all).toSorted();

describe.each(languages.slice(1))('the catalogue of %s', (language) => {
  const entries = Object.values(readPo(language).translations[''] ?? {}).filter(({ msgid }) => msgid !== '');

  it('has the sentences of the source (npm run translations)', () => {
    expect(po.parse(readFileSync(poFile(language)))).toEqual(po.parse(updatedPo(language)));
  });

  it('has a translation of each', () => {
    expect(entries.filter(({ msgstr }) => msgstr.includes('')).map(({ msgid }) => msgid)).toEqual([]);
  });

  it('has the values and the elements of each, and in plurals two forms', () => {
    for (const { msgid, msgid_plural: many, msgstr } of entries) {
      expect(msgstr, msgid).toHaveLength(many === undefined ? 1 : 2);
      for (const [index, text] of msgstr.entries()) {
        const english = index === 0 ? msgid : (many ?? '');
        for (const pattern of [/\{\w+\}/g, /<\/?\w+\/?>/g])
          expect(sorted(text, pattern), text).toEqual(sorted(english, pattern));
        // Buttons and errors stay what they are: "…", a colon, a space at the end.
        expect(/^\s*/.exec(text)?.[0], text).toBe(/^\s*/.exec(english)?.[0]);
        expect(/\s*$/.exec(text)?.[0], text).toBe(/\s*$/.exec(english)?.[0]);
      }
    }
  });
});

describe('a review', () => {
  const [first = '', second = ''] = Object.keys(readPo('zu').translations[''] ?? {}).slice(1);
  const entryOf = (file: string, text: string) => {
    const entry = po.parse(file).translations['']?.[text];
    if (entry === undefined) throw new Error(`There is no ${text}`);
    return entry;
  };
  /** The reader has removed the mark of the first sentence. */
  const read = () => {
    const before = readPo('zu');
    const entry = before.translations['']?.[first];
    if (entry?.comments !== undefined) delete entry.comments.flag;
    return updatedPo('zu', 'Thandi Nkosi, 2026-11-28', before);
  };

  it('is noted with the sentences whose mark was removed, and with no other', () => {
    const file = read();
    expect(entryOf(file, first).comments?.translator).toMatch(/^reviewed: Thandi Nkosi, 2026-11-28, \w{8}$/);
    expect(isReviewed(entryOf(file, first))).toBe(true);
    expect(entryOf(file, first).comments?.flag).toBeUndefined();
    expect(isReviewed(entryOf(file, second))).toBe(false);
    expect(entryOf(file, second).comments?.flag).toBe('fuzzy');
  });

  it('ends when the translation is changed', () => {
    const changed = po.parse(read());
    const entry = changed.translations['']?.[first];
    if (entry !== undefined) entry.msgstr = ['Okunye'];
    expect(entryOf(updatedPo('zu', undefined, changed), first).comments?.flag).toBe('fuzzy');
  });

  it('is needed: a mark removed without a name comes back', () => {
    const before = readPo('zu');
    const entry = before.translations['']?.[first];
    if (entry?.comments !== undefined) delete entry.comments.flag;
    expect(entryOf(updatedPo('zu', undefined, before), first).comments?.flag).toBe('fuzzy');
  });
});
