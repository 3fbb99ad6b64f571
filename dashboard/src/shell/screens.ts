import type { Permission } from '@slipway/contract';
import type { DASHBOARD } from '@slipway/contract/captions';
import { type ComponentType, createContext, useContext } from 'react';

type Menu = keyof typeof DASHBOARD;

/** A screen: where it is, who may open it, under which menu it is found, and its code. */
export interface Screen {
  /** A part that begins with a colon stands for anything. The first path that fits is taken. */
  path: string;
  menu: Menu;
  /** Its entry below the menu; a screen without one is reached from another screen. */
  entry?: string;
  /** What it stands below in its menu, where the menu has parts. */
  group?: string;
  /** What a member needs to open it; nothing when everybody may. */
  permission?: Permission;
  /** Whether it shows one day, which is in its address and is chosen in the bar on top. */
  day?: true;
  /** Whether it needs no frame around it, as a sheet to print. */
  bare?: true;
  component: ComponentType;
}

const Screens = createContext<readonly Screen[]>([]);

export const ScreensProvider = Screens.Provider;

/** All screens that there are, in the order of the menus. */
export const useScreens = (): readonly Screen[] => useContext(Screens);

/** Addresses that people type, and the screens that they mean. */
export const SHORTER: Readonly<Record<string, string>> = {
  '/': '/today',
  '/planning': '/planning/board',
  '/settings': '/settings/team',
};
