import type {ComponentType} from 'react';
import {createRoot} from 'react-dom/client';

/** One app for each guide: `#current-time` shows that of `src/current-time/App.tsx`. */
const apps: Record<string, () => Promise<{App: ComponentType}>> = {
  autoplay: () => import('./autoplay/App'),
  'muted-start': () => import('./autoplay/MutedStart').then(({MutedStart}) => ({App: MutedStart})),
  buffering: () => import('./buffering/App'),
  'current-time': () => import('./current-time/App'),
  gallery: () => import('./gallery/App'),
  iframe: () => import('./iframe/App'),
  preloading: () => import('./preloading/App'),
  premounting: () => import('./premounting/App'),
  'premounting-data': () =>
    import('./premounting/ReportApp').then(({ReportApp}) => ({App: ReportApp})),
  sizing: () => import('./sizing/App'),
};

const {App} = await (apps[location.hash.slice(1)] ?? apps.gallery)();
createRoot(document.getElementById('root')!).render(<App />);
