import { assertInDockScope } from '../../access/team/dock-scope.ts';
import { NotFoundError } from '../../errors.ts';
import type { TeamHandler } from '../../http/handler.ts';
import { readSignedCopy, signedCopyPdf } from '../waivers/signed-copy.ts';

/** A signed waiver as a file. */
export const getSignedCopy: TeamHandler<'getSignedCopy'> = async (
  { params },
  database,
  context,
) => {
  const copy = await readSignedCopy(database, params.id.toLowerCase());
  if (!copy) throw new NotFoundError('signed copy', params.id);
  assertInDockScope(context, copy.dockId, 'signed copy', params.id);
  const pdf = await signedCopyPdf(database, context.tenant, copy);
  const name = copy.signerName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    data: {
      fileName: `${copy.reference}-${name.replace(/[^a-z0-9]+/g, '-')}.pdf`,
      contentType: 'application/pdf',
      base64: btoa(String.fromCharCode(...pdf)),
    },
  };
};
