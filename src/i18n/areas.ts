import { oncePerProcess } from '../lib/process/oncePerProcess'
import { accountWords } from './account/en'
import { activityWords } from './activity/en'
import { answersWords } from './answers/en'
import { appsWords } from './apps/en'
import { ar } from './ar'
import { blocksWords } from './blocks/en'
import { checklistWords } from './checklist/en'
import { checksWords } from './checks/en'
import { domainsWords } from './domains/en'
import { en, type PluginMessages, type Words } from './en'
import { es } from './es'
import { eventsWords } from './events/en'
import { fieldsWords } from './fields/en'
import { listsWords } from './lists/en'
import { manifestsWords } from './manifests/en'
import { peopleWords } from './people/en'
import { platformWords } from './platform/en'
import { settingsWords } from './settings/en'
import { sitesWords } from './sites/en'
import { supportWords } from './support/en'
import { uploadsWords } from './uploads/en'

/**
 * Areas whose texts only their own screens need: a page carries every text that it comes with, shown or not. An area
 * that is not here is served with every page.
 */
const CORE_AREAS = {
  account: accountWords,
  activity: activityWords,
  answers: answersWords,
  apps: appsWords,
  blocks: blocksWords,
  checklist: checklistWords,
  checks: checksWords,
  domains: domainsWords,
  events: eventsWords,
  fields: fieldsWords,
  lists: listsWords,
  manifests: manifestsWords,
  people: peopleWords,
  platform: platformWords,
  settings: settingsWords,
  sites: sitesWords,
  support: supportWords,
  uploads: uploadsWords,
}

export type Area = keyof PluginMessages | keyof typeof CORE_AREAS

/** Languages of the admin. */
type Language = 'ar' | 'en' | 'es'

/** The texts that a plugin brings along. */
export interface AreaMessages {
  area: keyof PluginMessages
  /** The same keys in each language of the admin. */
  languages: Record<Language, Record<string, string>>
  /** Served with every page instead of with the screens that name the area. Default: false. */
  onEveryPage?: boolean
}

const added = oncePerProcess('messages', () => new Map<string, AreaMessages>())

/** What was put together of them: every page asks several times, and they change only while the application starts. */
const putTogether = oncePerProcess('messages-put-together', () => new Map<string, Readonly<Partial<Words>>>())

/** Makes the texts of a plugin known. To be called before a text of it is asked for: `buildCallboard` does. */
export function addMessages(messages: AreaMessages): void {
  added.set(messages.area, messages)
  putTogether.clear()
}

function once<Part extends Partial<Words>>(name: string, make: () => Part): Readonly<Part> {
  const known = putTogether.get(name) ?? make()
  putTogether.set(name, known)
  return known as Part
}

const CORE: Record<string, Partial<Words>> = { ar, en, es }

/** All texts in a language; the English ones where it is unknown. For the server: a browser gets what it shows. */
export function wordsIn(language: string): Readonly<Words> {
  const known = knownLanguage(language)
  return once(
    known,
    () => Object.assign({}, CORE[known], ...[...added.values()].map(({ languages }) => languages[known])) as Words,
  )
}

/** The texts of some areas in a language, for the screens of these areas. */
export function wordsOfAreas(language: string, areas: Area[]): Readonly<Partial<Words>> {
  return once(`${knownLanguage(language)}: ${areas.join()}`, () => {
    const wanted = new Set(areas.flatMap(keysOf))
    return pick(wordsIn(language), (key) => wanted.has(key))
  })
}

/** The texts in a language that every page needs. */
export function wordsOfEveryPage(language: string): Readonly<Partial<Words>> {
  return once(`${knownLanguage(language)}: every page`, () => {
    const apart = new Set(
      [
        ...Object.keys(CORE_AREAS),
        ...[...added.values()].filter(({ onEveryPage }) => !onEveryPage).map(({ area }) => area),
      ].flatMap((area) => keysOf(area as Area)),
    )
    return pick(wordsIn(language), (key) => !apart.has(key))
  })
}

const knownLanguage = (language: string): Language => (Object.hasOwn(CORE, language) ? language : 'en') as Language

const keysOf = (area: Area): string[] =>
  Object.keys(
    Object.hasOwn(CORE_AREAS, area)
      ? CORE_AREAS[area as keyof typeof CORE_AREAS]
      : (added.get(area)?.languages.en ?? {}),
  )

const pick = (words: Readonly<Words>, isWanted: (key: string) => boolean): Partial<Words> =>
  Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key)))
