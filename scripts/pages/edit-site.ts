import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, getFileInfo, resolveConfig} from 'prettier';

/**
 * Files that can refer to a page. Reviews are records of a past state, and unit tests bring their own pages, so they stay
 * as they are.
 */
const referringFile = /^(?!reviews\/|static\/|tests\/unit\/).*\.(?:mdx?|[cm]?[jt]sx?|ya?ml|tsv)$/;

/** The navigation trees, relative to the root. */
export const treeFiles = (root: string): string[] =>
  readdirSync(path.join(root, 'sidebars'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `sidebars/${name}`);

const redirectsFile = 'redirects.ts';

/** Changes to the files of the site, which are written together, so that an error leaves the site as it was. */
export class SiteEdit {
  private readonly texts = new Map<string, string>();

  constructor(readonly root: string) {}

  read(file: string): string {
    return this.texts.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    this.texts.set(file, text);
  }

  /** Edits all files that can refer to a page, except the redirects, whose old URLs stay. */
  editReferences(edit: (text: string, file: string) => string): void {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: this.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    });
    for (const file of listed.split('\0')) {
      if (
        referringFile.test(file) &&
        file !== redirectsFile &&
        existsSync(path.join(this.root, file))
      ) {
        this.write(file, edit(this.read(file), file));
      }
    }
  }

  editTrees(edit: (text: string) => string): void {
    treeFiles(this.root).forEach((file) => this.write(file, edit(this.read(file))));
  }

  /** Adds a redirect, lets the redirects to `from` lead to `to`, and removes the one from `to`, which now is a page. */
  addRedirect(from: string, to: string): void {
    const text = this.read(redirectsFile);
    const end = text.indexOf('\n];', text.indexOf('export const redirects'));
    if (end === -1) {
      throw new Error(`${redirectsFile}: The list \`redirects\` is missing.`);
    }
    const added = `${text.slice(0, end)}\n  {from: '${from}', to: '${to}'},${text.slice(end)}`;
    this.write(
      redirectsFile,
      added
        .replaceAll(`to: '${from}'`, `to: '${to}'`)
        .replaceAll(new RegExp(`^\\s*\\{from: '${to}',[^}]*\\},\\n`, 'gm'), ''),
    );
  }

  /**
   * Formats the changed files that Prettier formats, and writes everything.
   *
   * @returns the changed files, sorted
   */
  async save(): Promise<string[]> {
    const changed = [...this.texts].filter(([file, text]) => {
      const absolute = path.join(this.root, file);
      return !existsSync(absolute) || readFileSync(absolute, 'utf8') !== text;
    });
    const ignorePath = path.join(this.root, '.prettierignore');
    const formatted = await Promise.all(
      changed.map(async ([file, text]): Promise<[string, string]> => {
        const filepath = path.join(this.root, file);
        const {ignored, inferredParser} = await getFileInfo(filepath, {ignorePath});
        return [
          file,
          !ignored && inferredParser !== null
            ? await format(text, {...(await resolveConfig(filepath)), filepath})
            : text,
        ];
      }),
    );
    formatted.forEach(([file, text]) => writeFileSync(path.join(this.root, file), text));
    return formatted.map(([file]) => file).sort();
  }
}
