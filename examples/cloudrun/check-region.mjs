import {getRegions} from '@remotion/cloudrun/client';

const regions = getRegions();
console.log(regions.length, regions.slice(0, 3));

const parseRegion = (value) => {
  const region = regions.find((each) => each === value);
  if (!region) {
    throw new Error(
      `${value} isn't a region. Similar: ${regions.filter((each) => each.startsWith(value.slice(0, 4)))}`,
    );
  }

  return region;
};

console.log(parseRegion('us-west1'));

try {
  parseRegion('us-west-1');
} catch (error) {
  console.log(error.message);
}
