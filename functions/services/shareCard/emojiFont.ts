import noto from '@fontsource/noto-emoji/files/noto-emoji-emoji-700-normal.woff2?inline';

/** A data URL of half a megabyte. */
export const emoji = noto;
