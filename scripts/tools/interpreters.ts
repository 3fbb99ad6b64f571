import { findCommand } from './command.ts';
import { installDebianPackages } from './debian.ts';
import { MissingTool } from './missing-tool.ts';

/** The languages whose code samples are executed, with the Debian package of each. */
const INTERPRETERS = { curl: 'curl', python3: 'python3', php: 'php-cli', ruby: 'ruby' };

/** Makes sure that the code samples of the API reference can be run. */
export async function findInterpreters(): Promise<void> {
  const missing = Object.entries(INTERPRETERS).filter(([command]) => !findCommand(command));
  if (missing.length === 0) return;
  await installDebianPackages(...missing.map(([, debianPackage]) => debianPackage));
  const stillMissing = missing
    .filter(([command]) => !findCommand(command))
    .map(([command]) => command);
  if (stillMissing.length === 0) return;
  throw new MissingTool(
    `The tests run the code samples of the API reference and need ${stillMissing.join(', ')}: install them and try again.`,
  );
}
