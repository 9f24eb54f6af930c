import './theme/fonts.css';
import { pause } from './ui/pause.ts';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = element;

/** In steps, because what a browser reads in one go it does without listening. */
async function begin(): Promise<void> {
  await import('./theme/chakra.ts');
  await pause();
  await import('./theme/system.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await pause();
  await start(root);
}

// What came with the page is painted before the app is even read: on a slow phone that is a second sooner.
if (root.firstElementChild === null) void begin();
else requestAnimationFrame(() => setTimeout(begin));
