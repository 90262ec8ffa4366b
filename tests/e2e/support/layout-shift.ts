import type {Page} from '@playwright/test';

interface Shift {
  readonly value: number;
  /** What moved, as far as the browser tells. */
  readonly nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records every layout shift of the pages that are opened from now on, also those after an input. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; sources: {node: Node | null}[]})[]) {
        shifts.push({
          value: entry.value,
          nodes: entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'removed'))),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** All shifts so far. Waits for two frames, so that a shift of the last change is among them. */
export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.layoutShifts ?? [];
  });
