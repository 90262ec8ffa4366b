import type {Since} from '../lookup';
import type {Probe} from './probe';
import {isNext} from './versions';

type State = 'present' | 'absent' | 'unknown';

/** Whether a tested version has a name. */
export function stateIn(probe: Probe, name: string): State {
  if (probe.present.has(name)) {
    return 'present';
  }
  if (probe.foreign.has(name)) {
    return 'unknown';
  }
  return around(name).some((each) => probe.unreadable.has(each)) ? 'unknown' : 'absent';
}

/** The parents of a name: `spring > inputs` and `spring > inputs > config` for `… > config.mass`. */
function around(name: string): string[] {
  const [symbol = '', side, path] = name.split(' > ');
  if (side === undefined || path === undefined) {
    return [];
  }
  const parts = path.split('.').slice(0, -1);
  return [
    `${symbol} > ${side}`,
    ...parts.map((_, index) => `${symbol} > ${side} > ${parts.slice(0, index + 1).join('.')}`),
  ];
}

/**
 * Finds out in which version a name was added.
 *
 * @param probes the tested versions, oldest first
 * @param first the oldest available version
 * @returns undefined if no tested version has the name, or if the tested versions don't show when it was added
 */
export function sinceOf(probes: readonly Probe[], name: string, first: string): Since | undefined {
  let version: string | undefined;
  let absent: string | null = null;
  for (const probe of [...probes].reverse()) {
    const state = stateIn(probe, name);
    if (state === 'absent') {
      absent = probe.version;
      break;
    }
    if (state === 'present') {
      version = probe.version;
    }
  }
  if (version === undefined || (absent === null && version !== first)) {
    return undefined;
  }
  return {version, exact: absent !== null && isNext(absent, version), absent};
}

/**
 * Selects the version to test next: the middle of the gap that contains the most names.
 *
 * @param versions all available versions up to the documented one, oldest first
 * @param liked versions that need no further download; preferred if they are near the middle of the gap
 * @returns undefined if every gap is closed, or if all versions in the gaps are tested
 */
export function nextVersion(
  versions: readonly string[],
  probes: readonly Probe[],
  names: readonly string[],
  liked: ReadonlySet<string>,
): string | undefined {
  const gaps = new Map<string, {from: number; to: number; names: number}>();
  const [first = ''] = versions;
  for (const name of names) {
    const since = sinceOf(probes, name, first);
    if (!since || since.absent === null) {
      continue;
    }
    const from = versions.indexOf(since.absent);
    const to = versions.indexOf(since.version);
    const isTested = versions
      .slice(from + 1, to)
      .every((version) => probes.some((each) => each.version === version));
    if (isTested) {
      continue;
    }
    const key = `${from} ${to}`;
    const gap = gaps.get(key) ?? {from, to, names: 0};
    gap.names += 1;
    gaps.set(key, gap);
  }
  const [widest] = [...gaps.values()].sort(
    (a, b) => b.names - a.names || b.to - b.from - (a.to - a.from) || a.from - b.from,
  );
  if (!widest) {
    return undefined;
  }
  const {from, to} = widest;
  const reach = Math.floor((to - from) / 4);
  const middle = Math.floor((from + to) / 2);
  const distance = (version: string): number => Math.abs(versions.indexOf(version) - middle);
  const open = versions
    .slice(from + 1, to)
    .filter((version) => !probes.some((each) => each.version === version))
    .sort((a, b) => distance(a) - distance(b));
  return open.find((version) => liked.has(version) && distance(version) <= reach) ?? open[0];
}
