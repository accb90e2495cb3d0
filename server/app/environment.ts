import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';

if (existsSync('.env')) process.loadEnvFile('.env');
// React chooses its build by it.
process.env.NODE_ENV ||= process.argv.includes('--dev') ? 'development' : 'production';
// Compiled code kept on disk makes the start three times faster.
enableCompileCache();
