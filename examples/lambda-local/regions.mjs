import {getRegions} from '@remotion/lambda';

const all = getRegions();
const enabledByDefault = getRegions({enabledByDefaultOnly: true});
const others = all.filter((region) => !enabledByDefault.includes(region));

console.log(`${enabledByDefault.length} regions are enabled by default.`);
console.log(`Enable these first: ${others.join(', ')}`);
