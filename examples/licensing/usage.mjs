import {getUsage} from '@remotion/licensing';

const day = 24 * 60 * 60 * 1000;

const {cloudRenders, webcodecConversions} = await getUsage({
  apiKey: process.env.LICENSE_SECRET_KEY ?? '',
  since: Date.now() - 30 * day,
});

console.log(`Billable renders: ${cloudRenders.billable}`);
console.log(`Billable conversions: ${webcodecConversions.billable}`);
