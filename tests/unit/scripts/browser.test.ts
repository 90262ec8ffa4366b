import {describe, expect, it} from 'vitest';
import {setUpBrowser, type Machine} from '../../../scripts/lib/browser';

interface Facts {
  /** Files that start. */
  works: string[];
  onPath?: string;
  afterPlaywright?: string[];
  afterApt?: {onPath: string; works: string[]} | false;
}

/** A machine that does nothing but remember. */
const machineOf = ({works, onPath, afterPlaywright = [], afterApt = false}: Facts) => {
  const did: string[] = [];
  let present = onPath;
  const machine: Machine = {
    find: () => {
      if (present === undefined) throw new Error('No browser found');
      return present;
    },
    playwrightBrowser: () => '/playwright/chrome',
    starts: (file) => works.includes(file),
    installByPlaywright: async () => {
      did.push('playwright');
      works.push(...afterPlaywright);
    },
    installByApt: () => {
      did.push('apt');
      if (!afterApt) return false;
      present = afterApt.onPath;
      works.push(...afterApt.works);
      return true;
    },
    log: () => undefined,
  };
  return {machine, did};
};

describe('setUpBrowser()', () => {
  it('uses an installed browser and installs nothing', async () => {
    const {machine, did} = machineOf({onPath: '/usr/bin/chromium', works: ['/usr/bin/chromium']});
    expect(await setUpBrowser(machine)).toBe('/usr/bin/chromium');
    expect(did).toEqual([]);
  });

  it("takes Playwright's own when it is there", async () => {
    const {machine, did} = machineOf({works: ['/playwright/chrome']});
    expect(await setUpBrowser(machine)).toBe('/playwright/chrome');
    expect(did).toEqual([]);
  });

  it('skips a file that does not start, such as the placeholder of a package', async () => {
    const {machine} = machineOf({
      onPath: '/usr/bin/chromium-browser',
      works: ['/playwright/chrome'],
    });
    expect(await setUpBrowser(machine)).toBe('/playwright/chrome');
  });

  it("downloads Playwright's own", async () => {
    const {machine, did} = machineOf({works: [], afterPlaywright: ['/playwright/chrome']});
    expect(await setUpBrowser(machine)).toBe('/playwright/chrome');
    expect(did).toEqual(['playwright']);
  });

  it("installs Debian's package if Playwright's browser can't be downloaded", async () => {
    const {machine, did} = machineOf({
      works: [],
      afterApt: {onPath: '/usr/bin/chromium', works: ['/usr/bin/chromium']},
    });
    expect(await setUpBrowser(machine)).toBe('/usr/bin/chromium');
    expect(did).toEqual(['playwright', 'apt']);
  });

  it('explains what to do if no browser can be installed', async () => {
    const {machine} = machineOf({works: []});
    await expect(setUpBrowser(machine)).rejects.toThrow('sudo apt-get install chromium');
  });

  it('installs nothing if CHROMIUM_PATH is a browser that does not start', async () => {
    const {machine, did} = machineOf({onPath: '/opt/chrome', works: []});
    await expect(setUpBrowser(machine, '/opt/chrome')).rejects.toThrow(
      'CHROMIUM_PATH is "/opt/chrome", but this browser does not start',
    );
    expect(did).toEqual([]);
  });
});
