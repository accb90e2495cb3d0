import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

if (existsSync('.env')) process.loadEnvFile('.env');
// React selects its build by this variable.
process.env.NODE_ENV ||= process.argv.includes('--dev') ? 'development' : 'production';
// The compile cache on disk makes the start three times faster.
enableCompileCache();
