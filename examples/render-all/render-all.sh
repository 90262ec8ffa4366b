#!/bin/sh
set -e

npx remotion bundle --out-dir=out/site

for id in $(npx remotion compositions out/site --quiet); do
  npx remotion render out/site "$id"
done
