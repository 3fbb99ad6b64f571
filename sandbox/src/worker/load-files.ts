import { SandboxError, type SandboxFile, type SandboxManifest } from '../page/sandbox.ts';

/** What a world is opened from; it stays in memory, so that a reset needs no network. */
export type LoadedFiles = { postgres: WebAssembly.Module; postgresFiles: Blob; world: Blob };

/** About a tenth of a megabyte, which is as fine as a page tells it; each step draws the page anew. */
const STEPS = 50;

/** Loads everything side by side and tells, step by step, how many bytes have travelled. */
export async function loadFiles(
  { postgres, postgresFiles, world }: SandboxManifest,
  onProgress: (loadedBytes: number) => void,
): Promise<LoadedFiles> {
  const loaded = new Map<SandboxFile, number>();
  const all = postgres.brotliBytes + postgresFiles.brotliBytes + world.brotliBytes;
  let told = 0;
  const tell = () => {
    const now = travelled(loaded);
    if (now - told < all / STEPS && now < all - 1) return;
    told = now;
    onProgress(now);
  };
  const load = async (file: SandboxFile): Promise<Response> => {
    const response = await fetchFile(file);
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          loaded.set(file, (loaded.get(file) ?? 0) + chunk.byteLength);
          tell();
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { headers: { 'Content-Type': 'application/wasm' } });
  };
  try {
    const [module, files, snapshot] = await Promise.all([
      load(postgres).then((response) => WebAssembly.compileStreaming(response)),
      load(postgresFiles).then((response) => response.blob()),
      load(world).then((response) => response.blob()),
    ]);
    return { postgres: module, postgresFiles: files, world: snapshot };
  } catch (error) {
    if (error instanceof SandboxError || error instanceof WebAssembly.CompileError) throw error;
    // A stream that breaks off rejects with a TypeError of the browser's own.
    if (error instanceof TypeError) throw new SandboxError('download', error.message);
    throw error;
  }
}

async function fetchFile({ path }: SandboxFile): Promise<Response> {
  const response = await fetch(path).catch((error: Error) => {
    throw new SandboxError('download', error.message);
  });
  if (!response.ok) throw new SandboxError('download', `${path} answered ${response.status}.`);
  return response;
}

/** The browser counts what it has unpacked; the reader wants to know what has travelled. */
function travelled(loaded: ReadonlyMap<SandboxFile, number>): number {
  return [...loaded].reduce(
    (sum, [{ bytes, brotliBytes }, count]) => sum + Math.min(1, count / bytes) * brotliBytes,
    0,
  );
}
