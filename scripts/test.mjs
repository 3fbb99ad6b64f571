import { runWithPackages } from './bootstrap.mjs';

await runWithPackages('./test/main.ts');
