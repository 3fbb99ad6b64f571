import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import { NotFoundError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { base64Of } from '../../../spreadsheet/base64.ts';
import { fileNameOf } from '../../waivers/file.ts';
import { readSignedCopy, signedDocument } from '../../waivers/signed-copy.ts';

/** A signed waiver as a file. */
export const getSignedCopy: TeamHandler<'getSignedCopy'> = async (
  { params },
  database,
  context,
) => {
  const copy = await readSignedCopy(database, params.id.toLowerCase());
  if (!copy) throw new NotFoundError('signed copy', params.id);
  assertInDockScope(context, copy.dockId, 'signed copy', params.id);
  const pdf = await context.writePdf(await signedDocument(database, context.tenant, copy));
  return {
    data: {
      fileName: `${copy.reference}-${fileNameOf(copy.signerName)}.pdf`,
      contentType: 'application/pdf',
      base64: base64Of(pdf),
    },
  };
};
