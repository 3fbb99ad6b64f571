import { State } from '../../shell/states/State.tsx';

/** A day without boats at the docks that one looks at. */
export function NoBoats() {
  return (
    <State kind="empty" title="No boats are here on this day">
      Look at another day, or at another dock.
    </State>
  );
}
