import type {Page} from '@playwright/test';
import {nextPaint} from './site';

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly nodes: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/**
 * Records every layout shift of the pages that are opened from now on, also those after an input. Not
 * counted: what moves inside a film, because that is what films do; what is not seen (the buttons of a
 * code block before the pointer is on it); and what is gone by the time that the browser reports it.
 */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const isClear = (element: Element): boolean => getComputedStyle(element).opacity === '0';
    const isUnseen = (element: Element): boolean => {
      for (let it: Element | null = element; it; it = it.parentElement) {
        if (isClear(it)) {
          return true;
        }
      }
      return element.children.length > 0 && Array.from(element.children).every(isClear);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null; previousRect: DOMRect; currentRect: DOMRect}[];
      })[]) {
        const place = ({x, y, width, height}: DOMRect) => `${x},${y} ${width}x${height}`;
        const nodes = entry.sources.flatMap(({node, previousRect, currentRect}) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return !element || element.closest('.__remotion-player') || isUnseen(element)
            ? []
            : [
                `${place(previousRect)} to ${place(currentRect)}: ${element.outerHTML.slice(0, 120)}`,
              ];
        });
        if (nodes.length > 0) {
          shifts.push({value: entry.value, nodes});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** All shifts so far, including those of the last change. */
export const layoutShifts = async (page: Page): Promise<Shift[]> => {
  await nextPaint(page);
  return page.evaluate(() => window.layoutShifts ?? []);
};
