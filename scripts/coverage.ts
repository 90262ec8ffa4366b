import {countCoverage, type Count, type Coverage} from '../checks/coverage/count';
import {repository} from '../checks/lib/run';
import {toolkitPackages} from '../toolkit-packages';

// `npm run coverage` prints what is documented and what is missing in each package. `npm run coverage --
// @remotion/paths` lists what is missing in one package.
const [wanted] = process.argv.slice(2);
const columns = ['exports', 'options', 'flags'] as const;

const all = await countCoverage(repository);
if (wanted === undefined) {
  printTable(all);
} else {
  const found = all.find((each) => each.package === wanted);
  if (found) {
    printTable([found]);
    printOpen(found);
  } else {
    console.error(
      `${wanted} is not a documented package. Use one of ${toolkitPackages
        .filter(({plumbing}) => plumbing === undefined)
        .map(({name}) => name)
        .join(', ')}.`,
    );
    process.exitCode = 1;
  }
}

function printTable(rows: readonly Coverage[]): void {
  const lines = rows.map((row) => [row.package, ...columns.map((column) => fraction(row[column]))]);
  if (rows.length > 1) {
    lines.push([
      'total',
      ...columns.map((column) => fraction(sum(rows.map((row) => row[column])))),
    ]);
  }
  const table = [['package', ...columns], ...lines];
  const widths = table[0]?.map((_, index) =>
    Math.max(...table.map((line) => line[index]?.length ?? 0)),
  );
  for (const line of table) {
    console.log(
      line
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths?.[index] ?? 0) : cell.padStart(widths?.[index] ?? 0),
        )
        .join('  '),
    );
  }
}

function printOpen(row: Coverage): void {
  const found = toolkitPackages.find(({name}) => name === row.package);
  if (found?.installed === undefined && found?.why !== undefined) {
    console.log(`\nNot compared with the types: ${found.why}.`);
  }
  for (const column of columns) {
    const {open} = row[column];
    if (open.length > 0) {
      console.log(`\nmissing ${column}`);
      for (const name of open) {
        console.log(`  ${name}`);
      }
    }
  }
}

/** Formats documented and total as `12/40`, or as an empty string if there are none. */
function fraction({documented, open}: Count): string {
  const total = documented + open.length;
  return total === 0 ? '' : `${documented}/${total}`;
}

function sum(counts: readonly Count[]): Count {
  return {
    documented: counts.reduce((total, {documented}) => total + documented, 0),
    open: counts.flatMap(({open}) => open),
  };
}
