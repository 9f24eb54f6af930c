/** Two places that are nearer to each other may be one. */
export const duplicateMetres = 10;
