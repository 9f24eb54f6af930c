import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { App } from './App.tsx';
import { swrConfig } from './api/hooks.ts';
import { startSession } from './api/startSession.ts';
import { system } from './theme/system.ts';
import './theme/fonts.css';

void startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <SWRConfig value={swrConfig}>
        <App />
      </SWRConfig>
    </ChakraProvider>
  </StrictMode>,
);
