import type { CompanyFile } from '../schema/company-file.ts';
import type { RecordOf } from './company-records.ts';
import type { Compiling } from './compiling.ts';
import { checkTimeZone, toMoment } from './local-moments.ts';

type Dock = CompanyFile['docks'][number];

/** The docks of a company, in the order of the file. */
export function compileDocks(compiling: Compiling): RecordOf<'docks'>[] {
  return compiling.file.docks.map((dock, index) => compileDock(dock, index, compiling));
}

function compileDock(dock: Dock, index: number, { docks, problems }: Compiling): RecordOf<'docks'> {
  const { slug, name, address, opensAt } = dock;
  const { timeZoneName } = address;
  checkTimeZone(timeZoneName, ['docks', index, 'address', 'timeZoneName'], problems);
  return {
    id: docks.idOf(slug, ['docks', index, 'slug']),
    slug,
    name,
    address: {
      ...address,
      line2: address.line2 ?? '',
      stateOrRegion: address.stateOrRegion ?? '',
    },
    opens_at: toMoment(opensAt, timeZoneName, ['docks', index, 'opensAt'], problems),
    traffic_limit: dock.trafficLimit ?? null,
    position: index,
    archived_at: null,
  };
}
