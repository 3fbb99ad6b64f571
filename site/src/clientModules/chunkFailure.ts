import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import styles from './chunkFailure.module.css';

/**
 * When code of the first page cannot be loaded, React never starts and no component could say so.
 * The page stays readable, and a bar over it shows the error text with a way to retry.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hasStarted = document.documentElement.dataset.hasHydrated === 'true';
    if (!hasStarted && reason instanceof Error && reason.name === 'ChunkLoadError') {
      showFailure(reason);
    }
  });
}

function showFailure(error: Error): void {
  const text = document.createElement('p');
  text.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());

  const bar = document.createElement('div');
  bar.className = styles.failure ?? '';
  bar.setAttribute('role', 'alert');
  bar.append(text, retry);
  document.body.prepend(bar);
}
