import { accountWords } from './account/en'
import { activityWords } from './activity/en'
import { appsWords } from './apps/en'
import { ar } from './ar'
import { checksWords } from './checks/en'
import { domainsWords } from './domains/en'
import { en, type Words } from './en'
import { es } from './es'
import { eventsWords } from './events/en'
import { fieldsWords } from './fields/en'
import { manifestsWords } from './manifests/en'
import { pagesWords } from './pages/en'
import { peopleWords } from './people/en'
import { platformWords } from './platform/en'
import { searchWords } from './search/en'
import { settingsWords } from './settings/en'

/**
 * Areas whose texts only their own screens need: a page carries every text that it comes with, shown or not. An area
 * that is not here is served with every page.
 */
const AREAS = { account: accountWords, activity: activityWords, apps: appsWords, checks: checksWords, domains: domainsWords, events: eventsWords, fields: fieldsWords, manifests: manifestsWords, pages: pagesWords, people: peopleWords, platform: platformWords, search: searchWords, settings: settingsWords }

export type Area = keyof typeof AREAS

const LANGUAGES: Record<string, Words> = { ar, en, es }

/** All texts in a language; the English ones where it is unknown. For the server: a browser gets what it shows. */
export const wordsIn = (language: string): Words => LANGUAGES[language] ?? en

/** The texts of some areas in a language, for the screens of these areas. */
export function wordsOfAreas(language: string, areas: Area[]): Partial<Words> {
  const wanted = new Set(areas.flatMap((area) => Object.keys(AREAS[area])))
  return pick(wordsIn(language), (key) => wanted.has(key))
}

/** The texts in a language that every page needs. */
export function wordsOfEveryPage(language: string): Partial<Words> {
  const apart = new Set(Object.values(AREAS).flatMap((words) => Object.keys(words)))
  return pick(wordsIn(language), (key) => !apart.has(key))
}

const pick = (words: Words, isWanted: (key: string) => boolean): Partial<Words> => Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key)))
