import {readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPages} from '../lib/pages';
import type {Check, CheckInput, Problem, Result} from '../lib/problem';
import {runAsCommand} from '../lib/run';
import {claimsOf, type Claim} from './claims';
import {Code} from './code';
import type {Fact, Statement} from './fact';
import {facts} from './facts';
import {textsOfPages, textsOfSources} from './texts';
import {normalize} from './value';

/** Facts that several pages state must be true on each of them. */
export const check: Check = {name: 'facts', run: (input) => checkFacts(input)};

/** @param checked the facts that are looked up */
export async function checkFacts(
  {root, files = []}: CheckInput,
  checked: readonly Fact[] = facts,
): Promise<Result> {
  const {pages, problems} = await loadPages(root, files);
  const whole = files.length === 0;
  const texts = [...textsOfPages(pages), ...(whole ? textsOfSources(root) : [])];
  const found: Problem[] = [...problems];
  const proven = new Map<string, Claim>();
  for (const fact of checked) {
    const code = new Code(root);
    let value: number | string;
    try {
      value = normalize(String(fact.read(code)), fact.unit);
    } catch (error) {
      found.push(unreadable(fact, error));
      continue;
    }
    for (const statement of fact.statements) {
      const claims = claimsOf(fact, statement, texts);
      if (whole && claims.length === 0) {
        found.push(stale(fact, statement));
      }
      for (const claim of claims) {
        const {text, index} = claim;
        if (claim.value === value) {
          proven.set(`${fact.name} ${text.file} ${text.line} ${text.text} ${index}`, claim);
        } else {
          found.push(contradiction(root, fact, claim, code));
        }
      }
    }
  }
  const places = new Set([...proven.values()].map(({text}) => text.file));
  return {
    problems: found,
    summary: `${proven.size} statements of ${checked.length} facts proven on ${places.size} pages`,
  };
}

/** Returns the line of the stated value: the first of the lines of its sentence that contains it. */
function lineOf(root: string, {text, stated}: Claim): number {
  const lines = readFileSync(path.join(root, text.file), 'utf8').split('\n');
  const index = lines.findIndex((line, each) => each >= text.line - 1 && line.includes(stated));
  return index === -1 || index > text.line + 10 ? text.line : index + 1;
}

function contradiction(root: string, fact: Fact, claim: Claim, code: Code): Problem {
  const {text, stated} = claim;
  const value = `${fact.read(code)}${fact.unit === undefined || fact.unit === 'version' ? '' : ` ${fact.unit}`}`;
  return {
    file: text.file,
    line: lineOf(root, claim),
    message: `According to this page, ${fact.name} is “${stated}”, but it is ${value}: “${text.text}”`,
    remedy: `Write ${value}, which is the value in ${[...code.files].join(' and ')}. If the sentence is about something else, make a statement of the fact in checks/facts/ narrower.`,
  };
}

const list = 'checks/facts/facts.ts';

const unreadable = (fact: Fact, error: unknown): Problem => ({
  file: list,
  line: 1,
  message: `The installed packages no longer show ${fact.name}: ${error instanceof Error ? error.message : String(error)}`,
  remedy: 'Find the new value in the packages, correct `read` of the fact, and then the pages.',
});

const stale = (fact: Fact, statement: Statement): Problem => ({
  file: list,
  line: 1,
  message: `No text matches this statement of ${fact.name}: ${String(statement instanceof RegExp ? statement : statement.says)}`,
  remedy: 'Remove the statement, or correct it if a page still states the fact in other words.',
});

await runAsCommand(import.meta.url, check);
