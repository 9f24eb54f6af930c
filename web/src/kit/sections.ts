import type { ComponentType } from 'react';
import { BasicDemos } from './basics.tsx';
import { ChartDemos } from './charts.tsx';
import { DataDemos } from './data.tsx';
import { NavigationDemos } from './navigation.tsx';

interface KitSection {
  readonly id: string;
  readonly title: string;
  readonly Demos: ComponentType;
}

type DemoModule = Record<string, ComponentType>;

// Branches that are merged later bring these.
const later = import.meta.glob<DemoModule>(['./lists.tsx', './forms.tsx'], { eager: true });

function sectionOf(file: string, name: string, id: string, title: string): readonly KitSection[] {
  const Demos = later[file]?.[name];
  return Demos === undefined ? [] : [{ id, title, Demos }];
}

export const sections: readonly KitSection[] = [
  { id: 'basics', title: 'Basics', Demos: BasicDemos },
  { id: 'data', title: 'Data', Demos: DataDemos },
  { id: 'charts', title: 'Charts', Demos: ChartDemos },
  { id: 'navigation', title: 'Navigation', Demos: NavigationDemos },
  ...sectionOf('./forms.tsx', 'FormDemos', 'forms', 'Forms'),
  ...sectionOf('./lists.tsx', 'ListDemos', 'lists', 'Lists'),
];
