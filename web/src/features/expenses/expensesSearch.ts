import { dayInJohannesburg } from '#shared/domain/time.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

const firstYear = 2025; // nothing was spent before
const lastYear = Number(dayInJohannesburg(new Date()).slice(0, 4));
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(lastYear - index));

export const thisYear = String(lastYear);
export const earlierYears = years.slice(1);

export const expensesSearch = listSearch({
  year: oneOf(years),
  category: text(40),
  from: day(),
  to: day(),
  ...cursorPages(),
});
