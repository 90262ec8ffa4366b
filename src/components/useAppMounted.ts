import {useEffect} from 'react';
import {appMounted} from '@site/src/boot/appMounted';

/** Tells src/boot that the app answers what the reader does from here on. */
export default function useAppMounted(): void {
  useEffect(() => void document.dispatchEvent(new Event(appMounted)), []);
}
