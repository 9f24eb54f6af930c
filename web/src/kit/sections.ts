import type { ComponentType } from 'react';
import { BasicDemos } from './basics.tsx';
import { ChartDemos } from './charts.tsx';
import { DataDemos } from './data.tsx';
import { FormDemos } from './forms.tsx';
import { ListDemos } from './lists.tsx';
import { NavigationDemos } from './navigation.tsx';
import { PageDemos } from './pages.tsx';

interface KitSection {
  readonly id: string;
  readonly title: string;
  readonly Demos: ComponentType;
}

export const sections: readonly KitSection[] = [
  { id: 'basics', title: 'Basics', Demos: BasicDemos },
  { id: 'pages', title: 'Pages', Demos: PageDemos },
  { id: 'data', title: 'Data', Demos: DataDemos },
  { id: 'charts', title: 'Charts', Demos: ChartDemos },
  { id: 'navigation', title: 'Navigation', Demos: NavigationDemos },
  { id: 'forms', title: 'Forms', Demos: FormDemos },
  { id: 'lists', title: 'Lists', Demos: ListDemos },
];
