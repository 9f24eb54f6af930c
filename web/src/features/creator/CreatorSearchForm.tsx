import { chakra } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { FormEvent, ReactElement } from 'react';
import type { CreatorTexts } from '#shared/domain/creatorPageTexts.ts';
import { t } from '#shared/text/t.ts';
import { inputRecipe } from '#web/theme/recipes/input.ts';
import { textLinkRecipe } from '#web/theme/recipes/textLink.ts';
import { Button } from '#web/ui/Button.tsx';
import { alsoWithoutScript } from '#web/ui/WithoutScript.tsx';
import { PageLink } from './PageLink.tsx';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mb: '4' },
});
const Input = chakra('input', inputRecipe);
const ShowAll = chakra(PageLink, textLinkRecipe);

/** Sent as a form where there is no JavaScript, with the same result. */
export function CreatorSearchForm({ texts }: { texts: CreatorTexts }): ReactElement {
  const { history } = useRouter();
  const { path, search, all } = texts;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    history.push(typed === '' ? path : `${path}?${new URLSearchParams({ search: typed })}`);
  };
  return (
    <search>
      {/* The key: another search, such as by the back button, is another text in the field. */}
      <Form key={search} action={path} onSubmit={send}>
        <Input
          type="search"
          name="search"
          aria-label={t`Search these ZarCodes`}
          placeholder={t`ZarCode, title or place`}
          maxLength={200}
          defaultValue={search}
          flex="1 1 12rem"
        />
        <Button type="submit" variant="outline" {...alsoWithoutScript}>
          <Search aria-hidden="true" />
          {t`Search`}
        </Button>
        {all === '' ? null : (
          <ShowAll data-if="all" href={all}>
            {t`Show all`}
          </ShowAll>
        )}
      </Form>
    </search>
  );
}
