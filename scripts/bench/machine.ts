import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';

const GIBIBYTE = 1024 ** 3;

/** How busy the machine was before anything was measured. */
const [loadBefore = 0] = loadavg();

/** When and where something was measured, as one line. */
export function machine(): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / GIBIBYTE);
  return `_Measured on ${day}: Slipway ${version}, Node ${process.versions.node}, ${type()} ${release()}, ${cpus().length} cores of ${processor()}, ${memory} GiB of memory, load ${loadBefore.toFixed(1)} before the start._`;
}

/** Linux on ARM names the parts of a processor by number only; then the architecture has to do. */
function processor(): string {
  const model = cpus()[0]?.model ?? '';
  return model === '' || model === 'unknown' ? arch() : `${model.trim()} (${arch()})`;
}
