/**
 * A random walk through the site: a reader who acts from the first millisecond on, and a model that predicts
 * what the reader sees after each action. The model does not know when the app starts: whether an action
 * comes before or after that makes no difference to it.
 */
import type {Locator, Page} from '@playwright/test';
import type {Random} from './random';
import {expect} from './test';

/** What a page contains, read from the file that the build has written. */
interface PageFacts {
  /** The values `group.value` of each list of tabs that is not inside another tab, by its index. */
  readonly tabLists: readonly {readonly index: number; readonly tabs: readonly string[]}[];
  readonly details: number;
  readonly checkboxes: readonly boolean[];
  /** The first playhead. */
  readonly frame: {readonly value: number; readonly last: number} | null;
  readonly fragments: readonly string[];
  readonly links: readonly string[];
  /** The commands with a button that copies them. */
  readonly commands: readonly string[];
}

/** What a reader sees. `null` stands for what the model doesn't predict, or what isn't there. */
export interface View {
  readonly url: string;
  readonly theme: string;
  readonly tabs: readonly string[];
  readonly details: readonly boolean[];
  readonly checkboxes: readonly boolean[];
  readonly frame: number | null;
  readonly menu: string | null;
  readonly query: string | null;
  readonly copied: string | null;
  readonly focus: string | null;
  readonly scroll: number | null;
}

/** The pages that a walk starts from, and those that it follows links to. */
const starts = [
  '/docs/spring',
  '/docs/still',
  '/templates/hello-world',
  '/docs/player/installation',
  '/',
];
const targets = ['/', '/docs/', '/docs/api', '/templates/', '/player/'];

const themes = ['system', 'light', 'dark'];
const menus = ['Products', 'Resources', 'Commercial'];

/** Describes the element that has the focus, so that the one that replaces it has the same description. */
const describeFocus = (): string => {
  const describe = (element: Element) =>
    [
      element.localName,
      element.getAttribute('href'),
      element.getAttribute('data-tab'),
      element.getAttribute('type'),
      element.getAttribute('aria-label')?.replace(/\(.*/, ''),
      element.textContent?.slice(0, 20),
    ].join('|');
  const {activeElement} = document;
  if (!activeElement || activeElement === document.body) {
    return 'body';
  }
  const description = describe(activeElement);
  const alike = Array.from(document.querySelectorAll(activeElement.localName)).filter(
    (element) => describe(element) === description && element.checkVisibility(),
  );
  return `${description} ${alike.indexOf(activeElement)}`;
};

const focusOf = (page: Page): Promise<string> => page.evaluate(describeFocus);

/** Records what is copied, and hands it over to the page that is opened next. */
export const recordCopies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset['copied'] = text;
          return Promise.resolve();
        },
      },
    });
  });

export class Walk {
  /** What was done, for the message of a failure. */
  readonly log: string[] = [];
  actions = 0;
  readonly #page: Page;
  readonly #random: Random;
  readonly #facts = new Map<string, PageFacts>();
  readonly #remembered = new Map<string, string>();
  #theme = 0;
  #history: {path: string; fragment: string}[] = [];
  #position = -1;
  #tabs: (string | null)[] = [];
  #details: boolean[] = [];
  #checkboxes: boolean[] = [];
  #frame: number | null = null;
  #menu: string | null = null;
  #query: string | null = null;
  #copied: string | null = null;
  #focus: string | null = null;
  #scroll: number | null = null;
  /** Whether the reader has chosen something since the last check that the browser stores. */
  #hasStored = false;

  constructor(page: Page, random: Random) {
    this.#page = page;
    this.#random = random;
  }

  /** Opens one of the pages without waiting for anything but its first byte. */
  async open(): Promise<void> {
    const path = this.#random.pick(starts);
    await this.#readFacts(path);
    await this.#act(`open ${path}`, () => this.#page.goto(path, {waitUntil: 'commit'}));
    const entry = this.#history[this.#position];
    if (entry?.path === path && entry.fragment === '') {
      // Opening the URL of the current page adds no history entry.
      this.#copied = null;
      this.#arrive();
    } else {
      this.#enter(path);
    }
  }

  /**
   * Does one action.
   *
   * @returns whether the walk can go on before the next check
   */
  async step(): Promise<boolean> {
    try {
      const kinds = this.#query === null ? this.#kinds() : [() => this.#type()];
      return await this.#random.pick(kinds)();
    } catch (error) {
      throw new Error(`An action was not possible.\n${this.log.join('\n')}`, {cause: error});
    }
  }

  /** Closes the search of the running app, so that the page behind it can be used. */
  async leaveSearch(): Promise<void> {
    if (this.#query !== null) {
      await this.#act('Escape in the search', () => this.#page.keyboard.press('Escape'));
      this.#query = null;
      this.#focus = null;
      await this.check();
    }
  }

  /** Waits until the reader sees what the model predicts. */
  async check(): Promise<void> {
    this.#hasStored = false;
    await expect
      .poll(() => this.#view(), {message: this.log.join('\n'), timeout: 20_000})
      .toEqual(this.#prediction());
  }

  #prediction(): View {
    const {path, fragment} = this.#current();
    return {
      url: path + fragment,
      theme: themes[this.#theme] ?? '',
      tabs: this.#tabs.map((tab) => tab ?? ''),
      details: this.#details,
      checkboxes: this.#checkboxes,
      frame: this.#frame,
      menu: this.#menu,
      query: this.#query,
      copied: this.#copied,
      focus: this.#focus,
      scroll: this.#scroll,
    };
  }

  async #view(): Promise<View> {
    const view = await this.#page.evaluate(
      (indexes) => {
        const all = (selector: string) => Array.from(document.querySelectorAll(selector));
        const lists = all('[role=tablist]');
        const playhead = document.querySelector<HTMLInputElement>(
          'main input[aria-label^="Timeline of"]',
        );
        const menu = document.querySelector('.navbar [aria-haspopup=true][aria-expanded=true]');
        return {
          url: location.pathname + location.hash,
          theme: document.documentElement.dataset['themeChoice'] ?? '',
          tabs: indexes.map(
            (index) =>
              lists[index]?.querySelector('[aria-selected=true]')?.getAttribute('data-tab') ?? '',
          ),
          details: all('main details:not(nav details)').map(
            (each) => (each as HTMLDetailsElement).open,
          ),
          checkboxes: all('main input[type=checkbox]').map(
            (each) => (each as HTMLInputElement).checked,
          ),
          frame: playhead && Number(playhead.value),
          menu: menu && (menu.textContent ?? ''),
          // Keys go into the field only while it has the focus.
          query: document.querySelector<HTMLInputElement>('.DocSearch-Input:focus')?.value ?? null,
          copied: document.documentElement.dataset['copied'] ?? null,
          scroll: Math.round(window.scrollY),
        };
      },
      this.#factsOfPage().tabLists.map(({index}) => index),
    );
    return {
      ...view,
      copied: this.#copied === null ? null : view.copied,
      scroll: this.#scroll === null ? null : view.scroll,
      focus: this.#focus === null ? null : await focusOf(this.#page),
    };
  }

  #current(): {path: string; fragment: string} {
    const entry = this.#history[this.#position];
    if (!entry) {
      throw new Error('The walk has not opened a page.');
    }
    return entry;
  }

  #factsOfPage(): PageFacts {
    const facts = this.#facts.get(this.#current().path);
    if (!facts) {
      throw new Error(`The facts of ${this.#current().path} are not read.`);
    }
    return facts;
  }

  async #readFacts(path: string): Promise<void> {
    if (this.#facts.has(path)) {
      return;
    }
    const html = await (await this.#page.request.get(path)).text();
    const facts = await this.#page.evaluate(
      ([text, candidates]) => {
        const page = new DOMParser().parseFromString(text, 'text/html');
        const all = (selector: string) => Array.from(page.querySelectorAll(selector));
        const playhead = page.querySelector('main input[aria-label^="Timeline of"]');
        return {
          tabLists: all('[role=tablist]').flatMap((list, index) =>
            list.closest('[role=tabpanel]')
              ? []
              : [
                  {
                    index,
                    tabs: Array.from(list.children, (tab) => tab.getAttribute('data-tab') ?? ''),
                  },
                ],
          ),
          details: all('main details:not(nav details)').length,
          checkboxes: all('main input[type=checkbox]').map((each) => each.hasAttribute('checked')),
          frame: playhead && {
            value: Number(playhead.getAttribute('value')),
            last: Number(playhead.getAttribute('max')),
          },
          fragments: all('.table-of-contents a:not(.section-bar-link)').map(
            (link) => link.getAttribute('href') ?? '',
          ),
          links: candidates.filter((candidate) =>
            page.querySelector(
              `footer a[href="${candidate}"], .navbar a.navbar__item[href="${candidate}"], .navbar__brand[href="${candidate}"]`,
            ),
          ),
          commands: all('main code + button').map(
            (button) => button.previousElementSibling?.textContent ?? '',
          ),
        };
      },
      [html, targets] as const,
    );
    this.#facts.set(path, facts);
  }

  /** The state of a page that the reader enters: what is stored stays, the rest starts anew. */
  #arrive(): void {
    const facts = this.#factsOfPage();
    this.#tabs = facts.tabLists.map(({tabs}) => this.#rememberedTab(tabs) ?? tabs[0] ?? null);
    this.#details = Array.from({length: facts.details}, () => false);
    this.#checkboxes = [...facts.checkboxes];
    this.#frame = facts.frame?.value ?? null;
    this.#menu = null;
    this.#focus = null;
    this.#scroll = null;
  }

  #enter(path: string, fragment = ''): void {
    this.#history = [...this.#history.slice(0, this.#position + 1), {path, fragment}];
    this.#position += 1;
    this.#copied = null;
    this.#arrive();
  }

  #rememberedTab(tabs: readonly string[]): string | undefined {
    return tabs.find((tab) => {
      const [group = ''] = tab.split('.');
      return this.#remembered.get(group) === tab;
    });
  }

  async #act(description: string, action: () => Promise<unknown>): Promise<void> {
    this.actions += 1;
    this.log.push(`${this.actions}. ${description}`);
    await action();
  }

  /** The pointer would hit an open menu instead of what is below it. */
  #usesMouse(): boolean {
    return this.#menu === null && this.#random.below(2) === 0;
  }

  /** Presses an element with the mouse, or with a key. */
  async #press(description: string, element: Locator, key: 'Enter' | 'Space'): Promise<void> {
    const byMouse = this.#usesMouse();
    await this.#act(`${byMouse ? 'click' : key} on ${description}`, async () => {
      if (byMouse) {
        await element.click();
      } else {
        await element.focus();
        await this.#page.keyboard.press(key);
      }
    });
    this.#menu = null;
    this.#focus = await focusOf(this.#page);
    this.#scroll = null;
  }

  #kinds(): (() => Promise<boolean>)[] {
    const facts = this.#factsOfPage();
    return [
      () => this.#toggleTheme(),
      () => this.#toggleMenu(),
      () => this.#clickEmptySpace(),
      () => this.#openSearch(),
      () => this.#scrollDown(),
      ...(this.#menu === null ? [() => this.#moveFocus()] : []),
      ...(facts.tabLists.length > 0 ? [() => this.#pressTab(), () => this.#steerTabs()] : []),
      ...(facts.details > 0 ? [() => this.#toggleDetails()] : []),
      ...(facts.checkboxes.length > 0 ? [() => this.#toggleCheckbox()] : []),
      ...(facts.frame ? [() => this.#movePlayhead()] : []),
      ...(facts.commands.length > 0 ? [() => this.#copy()] : []),
      ...(facts.fragments.length > 0 && this.#menu === null ? [() => this.#jump()] : []),
      ...(this.#menu === null ? [() => this.#follow()] : []),
      // The browser leaves the page at once, with what it should have stored.
      ...(this.#menu === null && !this.#hasStored ? [() => this.#travel()] : []),
    ];
  }

  async #toggleTheme(): Promise<boolean> {
    const button = this.#page.getByRole('button', {name: /^Switch between dark and light/});
    await this.#press('the color mode', button, this.#random.pick(['Enter', 'Space']));
    this.#theme = (this.#theme + 1) % themes.length;
    this.#hasStored = true;
    return true;
  }

  async #toggleMenu(): Promise<boolean> {
    const name = this.#menu ?? this.#random.pick(menus);
    const menu = this.#page.locator('.navbar a[aria-haspopup]').filter({hasText: name});
    await this.#act(`Enter on ${name}`, async () => {
      await menu.focus();
      await this.#page.keyboard.press('Enter');
    });
    this.#menu = this.#menu === name ? null : name;
    this.#focus = await focusOf(this.#page);
    this.#scroll = null;
    return true;
  }

  async #clickEmptySpace(): Promise<boolean> {
    await this.#act('click on empty space', () => this.#page.mouse.click(1438, 450));
    this.#menu = null;
    this.#focus = 'body';
    return true;
  }

  async #openSearch(): Promise<boolean> {
    const button = this.#page.getByRole('button', {name: 'Search', exact: true});
    if (this.#usesMouse()) {
      await this.#act('click on the search', () => button.click());
    } else {
      await this.#act('Ctrl+K', async () => {
        // Without a document, there is nothing that could have the focus.
        await button.waitFor();
        await this.#page.keyboard.press('Control+K');
      });
    }
    this.#query = '';
    // The focus moves into the dialog.
    this.#menu = null;
    this.#focus = null;
    this.#scroll = null;
    return true;
  }

  async #type(): Promise<boolean> {
    const letter = this.#random.pick([...'abcdefghijklmnopqrstuvwxyz']);
    await this.#act(`type ${letter}`, () => this.#page.keyboard.press(letter));
    this.#query = `${this.#query ?? ''}${letter}`;
    return this.#random.below(3) > 0;
  }

  async #scrollDown(): Promise<boolean> {
    await this.#act('scroll', async () => {
      // Away from what the pointer could open, and from what scrolls by itself.
      await this.#page.mouse.move(1438, 450);
      await this.#page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
    });
    this.#scroll = await this.#page.evaluate(() => Math.round(window.scrollY));
    return true;
  }

  async #moveFocus(): Promise<boolean> {
    const key = this.#random.pick(['Tab', 'Tab', 'Shift+Tab']);
    await this.#act(key, async () => {
      await this.#page.locator('footer.footer').waitFor();
      await this.#page.keyboard.press(key);
    });
    this.#focus = await focusOf(this.#page);
    this.#scroll = null;
    return true;
  }

  #selectTab(tab: string): void {
    const [group = ''] = tab.split('.');
    this.#remembered.set(group, tab);
    this.#hasStored = true;
    this.#tabs = this.#factsOfPage().tabLists.map(
      ({tabs}, index) => this.#rememberedTab(tabs) ?? this.#tabs[index] ?? null,
    );
    this.#scroll = null;
  }

  async #pressTab(): Promise<boolean> {
    const {index, tabs} = this.#random.pick(this.#factsOfPage().tabLists);
    const tab = this.#random.pick(tabs);
    if (this.#menu !== null) {
      return true;
    }
    const element = this.#page.locator('[role=tablist]').nth(index).locator(`[data-tab="${tab}"]`);
    await this.#act(`click on the tab ${tab}`, () => element.click());
    this.#focus = await focusOf(this.#page);
    this.#selectTab(tab);
    return true;
  }

  async #steerTabs(): Promise<boolean> {
    const lists = this.#factsOfPage().tabLists;
    const chosen = this.#random.below(lists.length);
    const {index, tabs} = lists[chosen] ?? {index: 0, tabs: []};
    const selected = this.#tabs[chosen] ?? '';
    const [key, offset] = this.#random.pick([
      ['ArrowRight', 1],
      ['ArrowLeft', tabs.length - 1],
    ] as const);
    const tab = tabs[(tabs.indexOf(selected) + offset) % tabs.length] ?? '';
    const list = this.#page.locator('[role=tablist]').nth(index);
    await this.#act(`${key} and Enter on the tab ${selected}`, async () => {
      await list.locator(`[data-tab="${selected}"]`).focus();
      await this.#page.keyboard.press(key);
      await this.#page.keyboard.press('Enter');
    });
    this.#menu = null;
    this.#focus = null;
    this.#selectTab(tab);
    return true;
  }

  async #toggleDetails(): Promise<boolean> {
    const index = this.#random.below(this.#details.length);
    const summary = this.#page
      .locator('main details:not(nav details)')
      .nth(index)
      .locator('summary');
    await this.#press(`details ${index}`, summary, this.#random.pick(['Enter', 'Space']));
    this.#details = this.#details.map((open, each) => (each === index ? !open : open));
    return true;
  }

  async #toggleCheckbox(): Promise<boolean> {
    const index = this.#random.below(this.#checkboxes.length);
    const checkbox = this.#page.locator('main input[type=checkbox]').nth(index);
    await this.#press(`checkbox ${index}`, checkbox, 'Space');
    this.#checkboxes = this.#checkboxes.map((checked, each) =>
      each === index ? !checked : checked,
    );
    return true;
  }

  async #movePlayhead(): Promise<boolean> {
    const last = this.#factsOfPage().frame?.last ?? 0;
    const before = this.#frame ?? 0;
    const [key, frame] = this.#random.pick([
      ['ArrowRight', Math.min(before + 1, last)],
      ['ArrowLeft', Math.max(before - 1, 0)],
      ['Home', 0],
      ['End', last],
    ] as const);
    await this.#act(`${key} on the playhead`, async () => {
      await this.#page
        .getByRole('slider', {name: /^Timeline of/})
        .first()
        .focus();
      await this.#page.keyboard.press(key);
    });
    this.#frame = frame;
    this.#menu = null;
    this.#focus = await focusOf(this.#page);
    this.#scroll = null;
    return true;
  }

  async #copy(): Promise<boolean> {
    const {commands} = this.#factsOfPage();
    const index = this.#random.below(commands.length);
    const button = this.#page.locator('main code + button').nth(index);
    await this.#press(`the button that copies ${commands[index]}`, button, 'Enter');
    this.#copied = commands[index] ?? null;
    // Its label is other while it says "Copied".
    this.#focus = null;
    return true;
  }

  async #jump(): Promise<boolean> {
    const fragment = this.#random.pick(this.#factsOfPage().fragments);
    const link = this.#page.locator(
      `.table-of-contents a:not(.section-bar-link)[href="${fragment}"]`,
    );
    await this.#act(`click on the link to ${fragment}`, () => link.click());
    const {path, fragment: before} = this.#current();
    if (fragment !== before) {
      this.#history = [...this.#history.slice(0, this.#position + 1), {path, fragment}];
      this.#position += 1;
    }
    this.#focus = null;
    this.#scroll = null;
    return true;
  }

  async #follow(): Promise<boolean> {
    const {path} = this.#current();
    const links = this.#factsOfPage().links.filter((link) => link !== path);
    if (links.length === 0) {
      return true;
    }
    const to = this.#random.pick(links);
    await this.#readFacts(to);
    const link = this.#page
      .locator(
        `footer a[href="${to}"], .navbar a.navbar__item[href="${to}"], .navbar__brand[href="${to}"]`,
      )
      .first();
    await this.#act(`click on the link to ${to}`, () => link.click());
    const copied = this.#copied;
    this.#enter(to);
    this.#copied = copied;
    return false;
  }

  async #travel(): Promise<boolean> {
    const [direction, offset] = this.#random.pick([
      ['back', -1],
      ['forward', 1],
    ] as const);
    const entry = this.#history[this.#position + offset];
    if (!entry) {
      return true;
    }
    const {path} = this.#current();
    const travel = () =>
      offset < 0
        ? this.#page.goBack({waitUntil: 'commit'})
        : this.#page.goForward({waitUntil: 'commit'});
    await this.#act(direction, () =>
      travel().catch((error: unknown) => {
        // The browser can't read its history while it replaces the process of a page that was just opened.
        if (String(error).includes('Not attached to an active page')) {
          return travel();
        }
        throw error;
      }),
    );
    this.#position += offset;
    this.#scroll = null;
    if (entry.path !== path) {
      // The browser leaves at once, perhaps before the button could copy.
      this.#copied = null;
      this.#arrive();
    }
    this.#focus = null;
    return false;
  }
}
