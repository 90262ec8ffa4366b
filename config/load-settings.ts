import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSettings, type Settings} from './settings';

/**
 * Reads the settings from the environment. Variables that aren't set there come from `.env`.
 *
 * @param siteDir root of the repository
 * @throws if a setting is malformed, see `readSettings()`
 */
export const loadSettings = (siteDir: string): Settings => {
  const dotenv = path.join(siteDir, '.env');
  if (existsSync(dotenv)) {
    process.loadEnvFile(dotenv);
  }
  return readSettings(process.env);
};
