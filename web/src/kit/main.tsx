/** The page `/kit` of `npm run dev`: every part of `ui/` in its states. No build contains it. */
import 'virtual:global-styles.css';
import '#web/theme/appearance.css';
import '#web/theme/fonts.css';
import '#web/ui/copyAndShare.css';
import '#web/ui/toast.css';
import { ChakraProvider } from '@chakra-ui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from '#web/theme/system.ts';
import { copyAndShare } from '#web/ui/copyAndShare.ts';
import { listenToF8 } from '#web/ui/toast.ts';
import { KitPage } from './KitPage.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('kit.html has no #root');

// In memory: links can be followed, and the same page is still shown.
const router = createRouter({
  routeTree: createRootRoute({ component: KitPage, notFoundComponent: () => null }),
  // With the address's anchor, to which the router scrolls.
  history: createMemoryHistory({ initialEntries: [`/dashboard${location.hash}`] }),
});

copyAndShare();
listenToF8();
createRoot(element).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>,
);
