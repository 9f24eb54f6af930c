const restMs = 1000; // what a page fetches by itself follows within half a second

/** For what only later visits need: the page has loaded, and has fetched nothing more for a while. */
export async function whenQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    const rest = () =>
      setTimeout(() => {
        observer.disconnect();
        resolve();
      }, restMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = rest();
    });
    let timer = rest();
    observer.observe({ type: 'resource' });
  });
}
