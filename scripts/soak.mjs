import { runWithPackages } from './bootstrap.mjs';

await runWithPackages('./soak/main.ts');
