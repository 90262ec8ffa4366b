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

/** Pairs of controls of the navbar that overlap, and texts of it that are cut off. */
export const navbarFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent ?? '';
    const parts = Array.from(document.querySelectorAll('.navbar__inner :is(a, button)')).filter(
      (element) => element.checkVisibility({visibilityProperty: true}),
    );
    const overlaps = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        return apart ? [] : [`${nameOf(one)} overlaps ${nameOf(other)}`];
      }),
    );
    const title = document.querySelector('.navbar__title');
    const isCut = title && title.scrollWidth > title.clientWidth;
    return isCut ? [...overlaps, 'The title is cut off.'] : overlaps;
  });

/** Controls that a touch misses 21 px above or below their center, or 11 px for sliders and checkboxes. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        ':is(main, .navbar__inner) :is(button, a.button, input, select, summary, [role=tab])',
      ),
    ]
      .filter((element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      )
      .filter((element) => {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = element.getBoundingClientRect();
        const reach = element.matches('[type=range], [type=checkbox]') ? 11 : 21;
        return [-reach, reach].some((offset) => {
          const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
          return hit !== element && !element.contains(hit);
        });
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * Links that are alone in their block and less than 44 px high. Links in a sentence are exempt (WCAG 2.5.8). If
 * there is another target within 44 px, each of them must have at least 24 px.
 */
export const smallLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blockOf = (link: Element): Element => {
      let block = link.parentElement!;
      while (getComputedStyle(block).display === 'inline') {
        block = block.parentElement!;
      }
      return block;
    };
    /** How far a touch can be above (-1) or below (1) a point, and whether the next target stops it. */
    const reachOf = (link: Element, x: number, y: number, direction: -1 | 1) => {
      const hitAt = (distance: number) => document.elementFromPoint(x, y + direction * distance);
      let distance = 1;
      while (distance < 44 && link.contains(hitAt(distance))) {
        distance += 1;
      }
      const stopped = hitAt(distance)?.closest('a, button, input, select, summary, label') != null;
      return {pixels: distance - 1, stopped};
    };
    return (
      [...document.querySelectorAll('main a[href]')]
        .filter((link) => link.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        .filter((link) => blockOf(link).textContent.trim() === link.textContent.trim())
        // A link of two lines is high enough.
        .filter((link) => link.getClientRects().length === 1)
        .filter((link) => {
          link.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = link.getClientRects()[0]!;
          const [above, below] = ([-1, 1] as const).map((direction) =>
            reachOf(link, left + Math.min(width / 2, 20), top + height / 2, direction),
          );
          const size = above!.pixels + 1 + below!.pixels;
          return size < (above!.stopped || below!.stopped ? 24 : 44);
        })
        .map((link) => link.outerHTML.slice(0, 120))
    );
  });

/** Elements with an animation or a transition of more than a millisecond. */
export const lastingMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const longest = (durations: string): number =>
      Math.max(
        ...durations
          .split(',')
          .map((duration) => parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000)),
      );
    return Array.from(document.querySelectorAll('*'))
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          (style.animationName !== 'none' && longest(style.animationDuration) > 1) ||
          longest(style.transitionDuration) > 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

/** Makes the text of the page twice as large. */
export const enlargeText = (page: Page) => page.addStyleTag({content: 'html {font-size: 200%}'});
