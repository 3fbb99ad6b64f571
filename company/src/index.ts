export type * from './company.ts';
export { type CompiledCompany, compileCompany } from './compile/compile-company.ts';
export { derivedId } from './compile/derived-id.ts';
export { loadHeronBay, loadKestrelQuay } from './examples/companies.ts';
export { type HistoryEntry, historyOf } from './saturday/history.ts';
export { loadSaturday } from './saturday/load-saturday.ts';
export type * from './saturday/saturday.ts';
export * from './saturday/seen-at.ts';
export type { CompanyFile } from './schema/company-file.ts';
