import {expect, test} from 'vitest';
import {notCommands} from '../../../checks/cli/dispatched';
import {handedOn} from '../../../checks/defaults/handed-on';
import {listed, unstated} from '../../../checks/defaults/unproven';
import {hiddenMembers, otherTypes, stubs} from '../../../checks/exports/exceptions';
import {undocumented} from '../../../checks/exports/homes';
import {laterNames} from '../../../checks/exports/later';
import {readByHand} from '../../../checks/exports/read-by-hand';
import {exceptions as htmlErrors} from '../../../checks/html/exceptions';
import {withoutExample} from '../../../checks/examples/without-example';
import {listPages, notInSitemap} from '../../../checks/head/exceptions';
import {otherHosts, otherServices} from '../../../checks/links-from-outside/other-services';
import {notRun} from '../../../checks/outputs/not-run';
import {toolkitPackages} from '../../../toolkit-packages';

const reasonsOf = (list: readonly {reason: string}[]) => list.map(({reason}) => reason);

test.each<[string, readonly string[]]>([
  ['words of the command line that are no commands', Object.values(notCommands)],
  ['members without a heading', reasonsOf(hiddenMembers)],
  ['types that pages state otherwise', reasonsOf(otherTypes)],
  ['exports that only say that they are gone', reasonsOf(stubs)],
  ['defaults without a proof', reasonsOf(listed)],
  ['defaults that pages leave out', reasonsOf(unstated)],
  ['options whose default is set elsewhere', handedOn.map(({why}) => why)],
  ['exports without a page', reasonsOf(undocumented)],
  ['names that only a newer version has', reasonsOf(laterNames)],
  ['sentences about exports that were read by hand', reasonsOf(readByHand)],
  ['outputs that no check can reproduce', reasonsOf(notRun)],
  ['pages with a short description', reasonsOf(listPages)],
  ['pages that the sitemap leaves out', reasonsOf(notInSitemap)],
  ['errors of the HTML checker', reasonsOf(htmlErrors)],
  ['hosts of other services', Object.values(otherHosts)],
  ['addresses of other services', reasonsOf(otherServices)],
  ['guides without an example', reasonsOf(withoutExample)],
  ['versions of packages', toolkitPackages.flatMap(({why}) => why ?? [])],
  ['packages that readers never import', toolkitPackages.flatMap(({plumbing}) => plumbing ?? [])],
  [
    'entries of packages',
    toolkitPackages.flatMap(({hiddenEntries}) => Object.values({...hiddenEntries})),
  ],
])('each exception has a reason: %s', (_name, reasons) => {
  // Three words are the least that says anything.
  expect(reasons.filter((reason) => !/\S+ \S+ \S+/.test(reason))).toEqual([]);
});
