import type {Page} from '@playwright/test';

/** What sticks out on the right; parts that scroll by themselves (code, tables) and what is hidden do not count. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) {
      return [];
    }
    const scrolls = (element: Element): boolean => {
      for (let it = element.parentElement; it && it !== document.body; it = it.parentElement) {
        if (getComputedStyle(it).overflowX !== 'visible') {
          return true;
        }
      }
      return false;
    };
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
      .concat(`The page is ${document.documentElement.scrollWidth} px wide.`);
  });

/**
 * Cells whose text wraps although they are narrower than a short line, in pixels. This is how a table looks
 * that is squeezed into a narrow window. Inline cells, such as those of options tables on phones, use the whole line.
 */
export const squeezedCells = (page: Page): Promise<string[]> =>
  page.evaluate((shortLine) => {
    const linesOf = (cell: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const boxes = [...range.getClientRects()].filter(({width}) => width > 0);
      const lines: DOMRect[] = [];
      for (const box of boxes) {
        if (!lines.some(({top, bottom}) => box.top < bottom - 4 && top < box.bottom - 4)) {
          lines.push(box);
        }
      }
      return lines.length;
    };
    return [...document.querySelectorAll('main td')]
      .filter((cell) => getComputedStyle(cell).display !== 'inline')
      .filter((cell) => cell.clientWidth < shortLine && cell.checkVisibility() && linesOf(cell) > 1)
      .map((cell) => `${cell.clientWidth} px: ${(cell.textContent ?? '').slice(0, 60)}`);
  }, 160);

/** Headers of tables without text. Screen readers would announce nothing for their column or row. */
export const emptyHeaders = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('th')]
      .filter((header) => !header.textContent.trim() && !header.ariaLabel)
      .map((header) => `An empty header of ${header.closest('table')?.outerHTML.slice(0, 100)}`),
  );
