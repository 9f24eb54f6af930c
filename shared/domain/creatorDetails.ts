/** Of how many codes `creators.details` tells at once. A file of its own: the project page loads nothing else of creators. */
export const maxDetails = 100;
