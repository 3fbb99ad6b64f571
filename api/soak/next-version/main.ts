import './migrations.ts';
import '../../src/main.ts';
