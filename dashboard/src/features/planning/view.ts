import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { recall, remember } from '../../shell/remember.ts';

export type View = 'day' | 'week' | 'month';

export const VIEWS: Record<View, string> = { day: 'Day', week: 'Week', month: 'Month' };

const REMEMBERED = 'board-view';

/** The view is in the address, so that a link shows the same; without one it is that of the last visit. */
export function useView(): [View, (view: View) => void] {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const named = query.get('view');
  const view = viewNamed(named) ?? viewNamed(recall(REMEMBERED)) ?? 'day';
  const addressOf = (wanted: View) => {
    query.set('view', wanted);
    return `${path}?${query}`;
  };
  const address = addressOf(view);
  useEffect(() => {
    remember(REMEMBERED, view);
    if (named !== view) navigate(address, { replace: true });
  }, [named, view, address, navigate]);
  return [view, (wanted) => navigate(addressOf(wanted))];
}

function viewNamed(name: string | null): View | null {
  return name !== null && Object.hasOwn(VIEWS, name) ? (name as View) : null;
}
