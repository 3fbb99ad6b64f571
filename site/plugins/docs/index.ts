import { createRequire } from 'node:module';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

interface DocsPlugin extends Required<Pick<PluginModule, 'validateOptions'>> {
  default: (context: LoadContext, options: unknown) => Promise<Plugin>;
}

interface Version {
  docs: unknown;
}

const require = createRequire(import.meta.url);
const docs: DocsPlugin = require('@docusaurus/plugin-content-docs');

export const { validateOptions } = docs;

/**
 * The docs plugin, without the list of all pages that it sends along with every one of them. Only
 * version menus and generated cards read it, and we have neither.
 */
export default async function slipwayDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = await docs.default(context, options);
  return {
    ...plugin,
    contentLoaded: (args) =>
      plugin.contentLoaded?.({ ...args, actions: withoutDocList(args.actions) }),
  };
}

function withoutDocList(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => actions.addRoute(emptyVersion(route)),
    setGlobalData: (data) => {
      const { versions } = data as { versions: Version[] };
      actions.setGlobalData({
        ...(data as object),
        versions: versions.map((version) => ({ ...version, docs: [] })),
      });
    },
  };
}

function emptyVersion(route: RouteConfig): RouteConfig {
  const version = route.props?.version as Version | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(emptyVersion) }),
  };
}
