const restMs = 1000; // what a page fetches by itself follows within half a second

/** For what only later visits need: it waits until the page has loaded and has fetched what it shows. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, restMs));
}
