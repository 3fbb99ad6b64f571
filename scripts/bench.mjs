import { runWithPackages } from './bootstrap.mjs';

await runWithPackages('./bench/main.ts');
