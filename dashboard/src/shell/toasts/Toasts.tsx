import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../../api/api-error.ts';
import styles from './Toasts.module.css';

interface Toast {
  id: number;
  kind: 'done' | 'wrong' | 'news';
  text: string;
  /** What takes it back, for as long as the toast is shown. */
  undo?: (() => Promise<unknown>) | undefined;
  /** For how long it is shown. */
  milliseconds: number;
}

interface Toasts {
  /** Says that something was done; with `undo` it can be taken back for ten seconds. */
  done(text: string, undo?: () => Promise<unknown>): void;
  /** Says why something was not done. */
  wrong(reason: unknown): void;
  /** Says what a colleague did. */
  news(text: string): void;
  /** Takes back what was done last, if that is still possible. */
  undoLast(): void;
}

const ToastContext = createContext<Toasts | null>(null);

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('There is nobody to say it to.');
  return toasts;
}

const UNDO_MS = 10_000;
const SHOWN_MS = 5_000;
const WRONG_MS = 9_000;

/** Short messages at the edge of the screen, the newest last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Toast[]>([]);
  const latest = useRef(shown);
  latest.current = shown;
  const next = useRef(0);

  const drop = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback((toast: Omit<Toast, 'id'>) => {
    next.current += 1;
    const id = next.current;
    setShown((before) => [...before.slice(-2), { ...toast, id }]);
  }, []);
  const undo = useCallback(
    async ({ id, undo: takeBack }: Toast) => {
      drop(id);
      try {
        await takeBack?.();
        show({ kind: 'done', text: 'Undone.', milliseconds: SHOWN_MS });
      } catch (error) {
        show({ kind: 'wrong', text: sentenceOf(error), milliseconds: WRONG_MS });
      }
    },
    [drop, show],
  );

  const toasts = useMemo<Toasts>(
    () => ({
      done: (text, takeBack) =>
        show({
          kind: 'done',
          text,
          undo: takeBack,
          milliseconds: takeBack ? UNDO_MS : SHOWN_MS,
        }),
      wrong: (reason) => show({ kind: 'wrong', text: sentenceOf(reason), milliseconds: WRONG_MS }),
      news: (text) => show({ kind: 'news', text, milliseconds: SHOWN_MS }),
      undoLast: () => {
        const last = latest.current.findLast((toast) => toast.undo);
        if (last) void undo(last);
      },
    }),
    [show, undo],
  );

  const edge = useRef<HTMLElement>(null);
  // Shown anew with each message: what is shown last lies over dialogs that are open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are what it follows
  useEffect(() => {
    if (edge.current?.matches(':popover-open')) edge.current.hidePopover();
    edge.current?.showPopover();
  }, [shown]);

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <section
        ref={edge}
        popover="manual"
        className={styles.toasts}
        aria-label="Messages"
        aria-live="polite"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} drop={drop} undo={undo} />
        ))}
      </section>
    </ToastContext.Provider>
  );
}

interface ToastCardProps {
  toast: Toast;
  drop: (id: number) => void;
  undo: (toast: Toast) => void;
}

function ToastCard({ toast, drop, undo }: ToastCardProps) {
  const { id, milliseconds } = toast;
  useEffect(() => {
    const timer = setTimeout(() => drop(id), milliseconds);
    return () => clearTimeout(timer);
  }, [id, milliseconds, drop]);
  return (
    <div className={`${styles.toast} ${styles[toast.kind]}`}>
      <p>{toast.text}</p>
      {toast.undo && (
        <button type="button" onClick={() => undo(toast)}>
          Undo
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={() => drop(id)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
      {toast.undo && <span className={styles.left} aria-hidden="true" />}
    </div>
  );
}

function sentenceOf(reason: unknown): string {
  if (reason instanceof ApiError) return reason.message;
  return typeof reason === 'string' ? reason : new ApiError('server').message;
}
