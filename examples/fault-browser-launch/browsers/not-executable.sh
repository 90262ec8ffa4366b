#!/bin/sh
# Without the permission to execute it, the operating system never runs this line.
echo 'DevTools listening on ws://127.0.0.1:1'
