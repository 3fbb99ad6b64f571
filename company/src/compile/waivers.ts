import { WAIVER_VARIABLES } from '@slipway/contract/languages';
import { WAIVER_RETENTION_MONTHS } from '@slipway/engine';
import type { Company } from '../company.ts';
import type { CompanyPages, Waiver, WaiverDocument, WaiverFile } from '../pages.ts';
import type { Path } from '../read/problems.ts';
import type { CompanyFile } from '../schema/company-file.ts';
import type { Context } from './context.ts';
import { checkOffered } from './languages.ts';
import { checkVariables } from './own-texts.ts';
import { fingerprintOf, problemWithPdf } from './pdf.ts';

type WaiverEntry = NonNullable<CompanyFile['waivers']>[number];
type Words = { name: string; text?: string | undefined; pdf?: string | undefined };
type Documents = { documents: Waiver['documents']; files: WaiverFile[] };
type Read = { language: string; document: WaiverDocument; file?: WaiverFile };

/** Documents to sign, in the languages of the form, and the PDFs among them. */
export async function compileWaivers(
  context: Context,
  languages: CompanyPages['languages'],
): Promise<Pick<Company, 'waivers' | 'waiverFiles'>> {
  const { file, problems, waivers } = context;
  const compiled = await Promise.all(
    (file.waivers ?? []).map(async (entry, index) => {
      const path = ['waivers', index];
      const { documents, files } = await documentsOf(entry, path, context, languages);
      if (entry.signer === 'anyone' && entry.requiredBeforeHandOut) {
        problems.add(
          [...path, 'requiredBeforeHandOut'],
          'is not possible with signer: anyone, because no signature would be the last one',
        );
      }
      const waiver: Waiver = {
        id: waivers.idOf(entry.slug, [...path, 'slug']),
        slug: entry.slug,
        name: entry.name,
        documents,
        version: await versionOf(documents),
        signer: entry.signer,
        requiredBeforeHandOut: entry.requiredBeforeHandOut ?? false,
        retentionMonths: entry.retentionMonths ?? WAIVER_RETENTION_MONTHS.default,
      };
      return { waiver, files };
    }),
  );
  const files = new Map(compiled.flatMap((each) => each.files).map((pdf) => [pdf.sha256, pdf]));
  return { waivers: compiled.map(({ waiver }) => waiver), waiverFiles: [...files.values()] };
}

/** The document in each language; one without words or a file of its own takes those of the entry. */
async function documentsOf(
  entry: WaiverEntry,
  path: Path,
  context: Context,
  languages: CompanyPages['languages'],
): Promise<Documents> {
  const kind = kindOf(entry, path, context);
  const own = await readDocument(kind, entry, path, context);
  const translated = await Promise.all(
    Object.entries(entry.translations ?? {}).map(async ([language, given]) => {
      const place = [...path, 'translations', language];
      checkOffered(language, languages.offered, place, context.problems);
      const other = kind === 'pdf' ? 'text' : 'pdf';
      if (given[other] !== undefined) {
        const message = `must be a ${kind}, as it is in ${languages.default}`;
        context.problems.add([...place, other], message, { atName: true });
      }
      const { name = entry.name } = given;
      if (given[kind] === undefined) return { language, document: { ...own.document, name } };
      return { language, ...(await readDocument(kind, { ...given, name }, place, context)) };
    }),
  );
  const all: Read[] = [{ language: languages.default, ...own }, ...translated];
  return {
    documents: Object.fromEntries(all.map(({ language, document }) => [language, document])),
    files: all.flatMap(({ file }) => file ?? []),
  };
}

function kindOf({ text, pdf }: WaiverEntry, path: Path, { problems }: Context): 'text' | 'pdf' {
  if (text === undefined && pdf === undefined) {
    problems.add(path, 'needs a text, or a pdf that lies beside this file');
  }
  if (text !== undefined && pdf !== undefined) {
    problems.add([...path, 'pdf'], 'is one document too many beside the text: keep one of them', {
      atName: true,
    });
  }
  return pdf === undefined ? 'text' : 'pdf';
}

async function readDocument(
  kind: 'text' | 'pdf',
  { name, text = '', pdf = '' }: Words,
  place: Path,
  { problems, readBeside }: Context,
): Promise<Omit<Read, 'language'>> {
  if (kind === 'text') {
    checkVariables(text, Object.keys(WAIVER_VARIABLES), [...place, 'text'], problems);
    return { document: { name, text } };
  }
  const read = await readBeside(pdf);
  const problem = 'problem' in read ? read.problem : problemWithPdf(read.content);
  if (problem !== null) problems.addOnce([...place, 'pdf'], `${pdf} ${problem}`);
  if ('problem' in read) return { document: { name, text: '' } };
  const { content } = read;
  const reference = { sha256: await fingerprintOf(content), size: content.length };
  return { document: { name, pdf: reference }, file: { ...reference, content } };
}

/** The beginning of a hash of the words, and of the hashes of files. */
async function versionOf(documents: Waiver['documents']): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify(documents));
  return (await fingerprintOf(words)).slice(0, 8);
}
