import './migrations.ts';
import '../../src/host/main.ts';
