import type { Fault } from '@slipway/api/soak';
import type { Cluster } from '../tools/cluster/cluster.ts';
import type { Machine } from '../tools/cluster/machine.ts';

const CANNOT_CUT_OFF =
  'Only root can make network namespaces: the machines were addresses of the loopback, and a primary that is cut off was not tried.';

/** Everything that befalls a primary here, one after the other, and what cannot be tried. */
export function faultsOf(cluster: Cluster): { faults: Fault[]; notTried: string[] } {
  const { connect } = cluster.network;
  return {
    faults: [
      onPrimary(cluster, 'the primary is killed', {
        inflict: (primary) => primary.kill(),
        repair: async (primary) => primary.startPatroni(),
      }),
      onPrimary(cluster, 'the primary is frozen', {
        inflict: async (primary) => primary.freeze(),
        repair: async (primary) => primary.thaw(),
      }),
      ...(connect
        ? [
            onPrimary(cluster, 'the primary is cut off', {
              inflict: (primary) => connect(cluster.machines.indexOf(primary), false),
              repair: (primary) => connect(cluster.machines.indexOf(primary), true),
            }),
          ]
        : []),
      {
        name: 'a switchover on purpose',
        inflict: () => cluster.switchOver(),
        repair: () => cluster.untilHealthy(),
      },
    ],
    notTried: connect ? [] : [CANNOT_CUT_OFF],
  };
}

type OnMachine = (primary: Machine) => Promise<void>;

function onPrimary(
  cluster: Cluster,
  name: string,
  { inflict, repair }: { inflict: OnMachine; repair: OnMachine },
): Fault {
  let primary: Machine | undefined;
  return {
    name,
    async inflict() {
      primary = await cluster.primary();
      if (!primary) throw new Error('The cluster has no primary.');
      await inflict(primary);
    },
    async repair() {
      if (primary) await repair(primary);
      await cluster.untilHealthy();
    },
  };
}
