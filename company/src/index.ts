export type * from './company.ts';
export { type CompiledCompany, compileCompany } from './compile/compile-company.ts';
export { derivedId } from './compile/derived-id.ts';
export { loadHeronBay, loadKestrelQuay } from './examples/companies.ts';
export type { CompanyFile } from './schema/company-file.ts';
