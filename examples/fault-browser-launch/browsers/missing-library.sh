#!/bin/sh
# Fails as Chrome Headless Shell does on Debian if the package libnss3 isn't installed.
echo "$PWD/node_modules/.remotion/chrome-headless-shell/linux64/chrome-headless-shell-linux64/chrome-headless-shell: error while loading shared libraries: libnss3.so: cannot open shared object file: No such file or directory" >&2
exit 127
