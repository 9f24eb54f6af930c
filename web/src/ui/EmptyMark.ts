import { createContext, type ReactNode } from 'react';

/** A small picture above every empty state. */
export const EmptyMark = createContext<ReactNode>(null);
