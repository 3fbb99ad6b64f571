import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useFacts, useMay } from '../api/facts.ts';
import { KeyMap } from './keys/KeyMap.tsx';
import { KeysProvider } from './keys/keys.tsx';
import { QueueBar } from './offline/QueueBar.tsx';
import { PhoneTabs } from './phone/PhoneTabs.tsx';
import { Rail } from './rail/Rail.tsx';
import styles from './Shell.module.css';
import { type Screen, SHORTER, useScreens } from './screens.ts';
import { Waiting } from './states/Answered.tsx';
import { CrashBoundary } from './states/CrashBoundary.tsx';
import { State } from './states/State.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import { ViewedProvider } from './viewed/viewed.tsx';

/** What is around every screen, and the screen that the address names. */
export function Shell() {
  const screens = useScreens();
  return (
    <KeysProvider>
      <ViewedProvider>
        <Switch>
          {screens.map((screen) => (
            <Route key={screen.path} path={screen.path}>
              <Framed screen={screen} />
            </Route>
          ))}
          {Object.entries(SHORTER).map(([path, screen]) => (
            <Route key={path} path={path}>
              <Redirect to={screen} replace />
            </Route>
          ))}
          <Route>
            <Framed />
          </Route>
        </Switch>
      </ViewedProvider>
    </KeysProvider>
  );
}

function Framed({ screen }: { screen?: Screen }) {
  const { company } = useFacts();
  const title = screen?.entry ?? screen?.menu ?? 'Not found';
  useEffect(() => {
    document.title = `${title} · ${company.name}`;
  }, [title, company.name]);
  if (screen?.bare) return <Content screen={screen} />;
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <TopBar screen={screen} />
      <Rail screen={screen} />
      <main id="screen" className={styles.screen} tabIndex={-1}>
        <QueueBar />
        <Content screen={screen} />
      </main>
      <PhoneTabs screen={screen} />
      <KeyMap />
    </div>
  );
}

function Content({ screen }: { screen: Screen | undefined }) {
  const may = useMay();
  const [location, navigate] = useLocation();
  if (!screen) {
    return (
      <State
        kind="missing"
        title="There is no such screen"
        action={{ label: 'Go to Today', run: () => navigate('/today') }}
      >
        The address may be old, or mistyped.
      </State>
    );
  }
  if (screen.permission && !may(screen.permission)) {
    return (
      <State kind="forbidden" title="Your role does not include this">
        Ask an Administrator if you need it.
      </State>
    );
  }
  const { component: Component } = screen;
  return (
    <CrashBoundary key={location}>
      <Suspense fallback={<Waiting label="Loading" whole />}>
        <Component />
      </Suspense>
    </CrashBoundary>
  );
}
