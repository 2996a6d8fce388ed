import type { helpMessages as English } from './en'

export const helpMessages: Record<keyof typeof English, string> = {
  helpAll: 'Pob pwnc',
  helpFind: 'Chwilio’r cymorth',
  helpFound_one: 'Cafwyd {{count}} adran',
  helpFound_other: 'Cafwyd {{count}} adran',
  helpGuides: 'Canllawiau',
  helpInEnglish: 'Yn Saesneg y mae’r cymorth.',
  helpIntro: 'Sut mae gwneud pethau, fesul pwnc.',
  helpNext: 'Nesaf: {{topic}}',
  helpNone: 'Nid oes dim yn y cymorth yn cyfateb',
  helpNoneHelp: 'Rhowch gynnig ar air Saesneg arall, neu edrychwch drwy’r pynciau.',
  helpOnPage: 'Ar y dudalen hon',
  helpTable: 'Tabl',
  helpTopics: 'Pynciau',
}
