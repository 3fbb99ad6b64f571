import type { Screen } from '../screens.ts';

/** A line drawing of 20 by 20 for each menu, and for what the phone has besides. */
const DRAWINGS: Partial<Record<Screen['menu'] | 'Board' | 'Dockside' | 'More', string>> = {
  Today:
    'M10 3v2M10 15v2M3 10h2M15 10h2M5 5l1.4 1.4M13.6 13.6L15 15M15 5l-1.4 1.4M6.4 13.6L5 15M10 7a3 3 0 100 6 3 3 0 000-6',
  Planning: 'M3 4h9M6 8h10M3 12h7M8 16h9',
  Board: 'M3 4h9M6 8h10M3 12h7M8 16h9',
  Dockside: 'M3 12h14l-2.5 4h-9zM10 3v9M10 4l5 6h-5',
  Bookings: 'M5 3h10v14l-2.5-1.6L10 17l-2.5-1.6L5 17zM8 7h4M8 10.5h4',
  Customers: 'M10 4a3 3 0 100 6 3 3 0 000-6M4 17c.6-3.4 3-5 6-5s5.400 1.600 6 5',
  Orders: 'M4 7h12l-1 10H5zM7 7a3 3 0 016 0',
  History: 'M4 4v4h4M4.500 8A6.500 6.500 0 1110 16.500M10 7v3.500l2.500 1.500',
  Sales: 'M3 17h14M5 14v-3M9 14V8M13 14V5',
  Inventory: 'M3 7l7-4 7 4v7l-7 4-7-4zM3 7l7 4 7-4M10 11v7',
  Rental: 'M4 4h12v13H4zM4 8h12M8 2v3M12 2v3',
  'Booking form': 'M3 4h14v12H3zM6 8h8M6 12h4',
  Settings: 'M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4',
  More: 'M4 6h12M4 10h12M4 14h12',
};

export function MenuIcon({ menu }: { menu: keyof typeof DRAWINGS }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[menu]} />
    </svg>
  );
}
