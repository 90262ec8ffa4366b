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
  return parentsOf(name).some((each) => probe.unreadable.has(each)) ? 'unknown' : 'absent';
}

/** The parents of a name: `spring > inputs` and `spring > inputs > config` for `… > config.mass`. */
function parentsOf(name: string): string[] {
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
 * Selects the version to test next: the middle of the untested versions in the gap that contains the most names.
 *
 * @param versions all available versions up to the documented one, oldest first
 * @returns undefined if every gap is closed, or if all versions in the gaps are tested
 */
export function nextVersion(
  versions: readonly string[],
  probes: readonly Probe[],
  names: readonly string[],
): string | undefined {
  const tested = new Set(probes.map(({version}) => version));
  const gaps = new Map<string, {open: readonly string[]; names: number}>();
  const [first = ''] = versions;
  for (const name of names) {
    const since = sinceOf(probes, name, first);
    if (!since || since.absent === null) {
      continue;
    }
    const open = versions
      .slice(versions.indexOf(since.absent) + 1, versions.indexOf(since.version))
      .filter((version) => !tested.has(version));
    const key = `${since.absent} ${since.version}`;
    gaps.set(key, {open, names: (gaps.get(key)?.names ?? 0) + 1});
  }
  const [widest] = [...gaps.values()]
    .filter(({open}) => open.length > 0)
    .sort((a, b) => b.names - a.names || b.open.length - a.open.length);
  return widest?.open[Math.floor((widest.open.length - 1) / 2)];
}
