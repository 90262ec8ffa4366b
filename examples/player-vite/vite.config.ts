import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    rolldownOptions: {
      input: [
        'index.html',
        'controls.html',
        'canvas.html',
        'media-keys.html',
        'media-session.html',
      ],
    },
  },
});
