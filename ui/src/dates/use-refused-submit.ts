import { type RefObject, useEffect } from 'react';

/** Keeps a form from being sent while a field holds what cannot be read, and leads there. */
export function useRefusedSubmit(
  field: RefObject<HTMLInputElement | null>,
  isRefused: boolean,
): void {
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !isRefused) return;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
    };
    form.addEventListener('submit', refuse, true);
    return () => form.removeEventListener('submit', refuse, true);
  }, [field, isRefused]);
}
