import type { ComponentType } from 'react';
import { matchPath, Route, type RouteComponentProps, Switch } from 'react-router';

/**
 * Stands in for `react-router-config`, which Docusaurus uses and which ignores case. Every route is
 * marked as sensitive, because Docusaurus also matches the routes of guides by itself.
 */
interface SiteRoute {
  path: string;
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
  component: ComponentType<RouteComponentProps & { route: SiteRoute }>;
  routes?: SiteRoute[];
}

export function matchRoutes(routes: SiteRoute[], pathname: string): { route: SiteRoute }[] {
  for (const route of routes) {
    route.sensitive = true;
    if (!matchPath(pathname, route)) continue;
    return [{ route }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}

export function renderRoutes(routes: SiteRoute[]) {
  return (
    <Switch>
      {routes.map((route) => {
        route.sensitive = true;
        const { path, exact, strict, component: Page } = route;
        return (
          <Route
            key={path}
            path={path}
            exact={exact}
            strict={strict}
            sensitive
            render={(props) => <Page {...props} route={route} />}
          />
        );
      })}
    </Switch>
  );
}
