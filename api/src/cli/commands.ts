import { backupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { companyApply } from './company-apply.ts';
import { companyCheck } from './company-check.ts';
import { companyList } from './company-list.ts';
import { demoCommand } from './demo.ts';
import { keysCreate } from './keys-create.ts';
import { keysList } from './keys-list.ts';
import { keysRevoke } from './keys-revoke.ts';
import { mailPreview } from './mail-preview.ts';
import { migrateCommand } from './migrate.ts';
import { paymentsCheck } from './payments-check.ts';
import { restoreCommand } from './restore.ts';
import { webhooksListen } from './webhooks-listen.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  companyApply,
  companyCheck,
  companyList,
  keysCreate,
  keysList,
  keysRevoke,
  webhooksListen,
  mailPreview,
  paymentsCheck,
  migrateCommand,
  backupCommand,
  restoreCommand,
  demoCommand,
];
