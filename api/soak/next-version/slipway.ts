import './migrations.ts';
import '../../src/cli/main.ts';
