import {registerUsageEvent} from '@remotion/licensing';

const report = async (succeeded) => {
  try {
    const {billable, classification} = await registerUsageEvent({
      apiKey: process.env.LICENSE_PUBLIC_KEY ?? null,
      event: 'cloud-render',
      host: null,
      succeeded,
    });
    console.log(`Reported as ${classification}, billable: ${billable}`);
  } catch (error) {
    // The video is done, so only log the error.
    console.error(`Could not report the render: ${error.message}`);
  }
};

await report(true);
