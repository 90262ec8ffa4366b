import {
  type CDPSession,
  type Clock,
  type Page,
  type Response,
  expect,
  test as base,
} from '@playwright/test';
import {kindsOfPage} from './pages';

/** The status of the page that stands for those that do not exist is no problem. */
const isMissingOnPurpose = (url: string): boolean => url.endsWith(kindsOfPage['not-found']);

/** What went wrong in a page: console errors and warnings, uncaught errors, failed requests. */
class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      const isBad = message.type() === 'error' || message.type() === 'warning';
      if (isBad && !isMissingOnPurpose(message.location().url)) {
        this.#found.push(`console ${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A prefetch that is under way when the reader moves on is given up.
      if (!reason.includes('ERR_ABORTED')) {
        this.#found.push(`request failed (${reason}): ${request.url()}`);
      }
    });
    page.on('response', (response: Response) => {
      if (response.status() >= 400 && !isMissingOnPurpose(response.url())) {
        this.#found.push(`status ${response.status()}: ${response.url()}`);
      }
    });
  }

  /** Lets problems pass that a test provokes; each pattern must occur at least once. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Lets problems pass that a test may provoke or not, because they depend on which of two comes first. */
  allow(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The problems so far, and forgets them. */
  take(): string[] {
    return this.#found.splice(0);
  }

  /** All that was found and is not expected, and all that was expected and not found. */
  verdict(): string[] {
    const found = this.take();
    return [
      ...found.filter(
        (problem) =>
          ![...this.#expected, ...this.#allowed].some((pattern) => pattern.test(problem)),
      ),
      ...this.#expected
        .filter((pattern) => !found.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not happen: ${pattern}`),
    ];
  }
}

/**
 * Playwright's `test`; it fails a test whose page logs an error or warning, throws, or loses a request. `devtools` sends
 * commands of the Chrome DevTools Protocol to the page. Use `clock` instead of `page.clock`.
 */
export const test = base.extend<{problems: Problems; devtools: CDPSession; clock: Clock}>({
  // What it changes ends with it. The next test may use the same page.
  devtools: async ({page}, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    await session.detach();
  },
  // The next test may use the same page, where a script of the clock could run once more. So this test closes it.
  clock: async ({page}, use) => {
    await use(page.clock);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.close();
  },
  problems: [
    async ({page}, use) => {
      const problems = new Problems(page);
      await use(problems);
      // What a test holds back may still be on its way.
      if (!page.isClosed()) {
        await page.unrouteAll({behavior: 'ignoreErrors'});
      }
      expect(problems.verdict(), 'nothing goes wrong in the page').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
