import type { en } from './en'

export const cy: Record<keyof typeof en, string> = {
  searchClear: 'Clirio',
  searchDrafts: 'Drafftiau',
  searchFailed: 'Methwyd â chwilio',
  searchHelp: 'Yn dod o hyd i ddigwyddiadau, tudalennau, pobl a phopeth arall o’r safle hwn.',
  searchIdle: 'Teipiwch deitl, enw neu ran o gyfeiriad. Mae acenion a mân wallau teipio’n iawn.',
  searchLabel: 'Chwilio’r holl gynnwys',
  searchModes: 'Beth sy’n cael ei chwilio',
  searchNothing: 'Ni chanfuwyd dim',
  searchNothingDrafts: 'Dim ond tudalennau a chwilir am ddrafftiau.',
  searchNothingHelp: 'Rhowch gynnig ar lai o eiriau, neu chwiliwch y drafftiau.',
  searchPlaceholder: 'Teitl, enw neu gyfeiriad',
  searchPlaceholderDrafts: 'Teitl tudalen',
  searchPublished: 'Cyhoeddwyd',
  searchReturned: '{{count}} o ganlyniadau ar gyfer "{{query}}"',
  searchSearching: 'Yn chwilio...',
  searchShowAll: 'Dangos pob un o’r {{count}}',
  searchShowMore: 'Dangos {{count}} arall o {{total}}',
}
