/** Hands the browser a text to save as a file. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  saveUrl(name, url);
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param url of a blob or with the data in it: browsers open what is on another site instead of saving it */
export function saveUrl(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
