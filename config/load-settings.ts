import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSettings, type Settings} from './settings';

/**
 * The settings of the environment, and those of the file `.env` that the environment lacks.
 *
 * @param siteDir root of the repository
 * @throws when a setting is malformed, as `readSettings()` does
 */
export const loadSettings = (siteDir: string): Settings => {
  const dotenv = path.join(siteDir, '.env');
  if (existsSync(dotenv)) {
    process.loadEnvFile(dotenv);
  }
  return readSettings(process.env);
};
