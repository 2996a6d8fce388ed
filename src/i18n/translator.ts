import { getRequestLanguage, type SanitizedConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { createTranslator, type Translator } from './createTranslator'
import { ADMIN_LANGUAGES, type AdminLanguage } from '@/lib/languages/adminLanguages'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { accountMessages } from './account/en'
import { activityMessages } from './activity/en'
import { answersMessages } from './answers/en'
import { appsMessages } from './apps/en'
import { ar } from './ar'
import { blocksMessages } from './blocks/en'
import { checklistMessages } from './checklist/en'
import { checksMessages } from './checks/en'
import { cy } from './cy'
import { domainsMessages } from './domains/en'
import { en, type PluginMessages, type AdminMessages, type MessageKey } from './en'
import { es } from './es'
import { eventsMessages } from './events/en'
import { fieldsMessages } from './fields/en'
import { helpMessages } from './help/en'
import { listsMessages } from './lists/en'
import { manifestsMessages } from './manifests/en'
import { overviewMessages } from './overview/en'
import { peopleMessages } from './people/en'
import { platformMessages } from './platform/en'
import { refusalMessages } from './refusals/en'
import { settingsMessages } from './settings/en'
import { sitesMessages } from './sites/en'
import { supportMessages } from './support/en'
import { uploadsMessages } from './uploads/en'
import { validationMessages } from './validation/en'

/** Says our texts in the reader's language, in the server. In the browser `useMessages` does. */
export const translatorOf = ({ language }: { language: string }): Translator => createTranslator(messagesIn(language))

/** The language in which Payload answers a request with these headers. */
export const requestLanguage = (config: SanitizedConfig, headers: Headers) =>
  getRequestLanguage({ config, cookies: parseCookies(headers), headers })

/**
 * Areas whose texts only their own screens need: a page carries every text that it comes with, shown or not. An area
 * that is not here is served with every page.
 */
const CORE_AREAS = {
  account: accountMessages,
  activity: activityMessages,
  answers: answersMessages,
  apps: appsMessages,
  blocks: blocksMessages,
  checklist: checklistMessages,
  checks: checksMessages,
  domains: domainsMessages,
  events: eventsMessages,
  fields: fieldsMessages,
  help: helpMessages,
  lists: listsMessages,
  manifests: manifestsMessages,
  overview: overviewMessages,
  people: peopleMessages,
  platform: platformMessages,
  refusals: refusalMessages,
  settings: settingsMessages,
  sites: sitesMessages,
  support: supportMessages,
  uploads: uploadsMessages,
  validation: validationMessages,
}

export type Area = keyof PluginMessages | keyof typeof CORE_AREAS

/** The texts that a plugin brings along. */
export interface AreaMessages {
  area: keyof PluginMessages
  /** The same keys in each language of the admin. */
  languages: Record<AdminLanguage, Record<string, string>>
  /** Names of inputs of its operations, as keys of its texts: `{ apiKey: 'ticketingField_apiKey' }`. */
  inputs?: Record<string, string>
  /** Served with every page instead of with the screens that name the area. Default: false. */
  onEveryPage?: boolean
}

/** Also for bundles that do not load the configuration. */
const { added, putTogether } = oncePerProcess('messages', () => ({
  added: new Map<string, AreaMessages>(),
  /** What was put together of them: every page asks several times, and they change only at the start. */
  putTogether: new Map<string, Readonly<Partial<AdminMessages>>>(),
}))

/** Makes the texts of a plugin known. To be called before a text of it is asked for: `multiTenant` does. */
export function addMessages(messages: AreaMessages): void {
  added.set(messages.area, messages)
  putTogether.clear()
}

/** The text of a plugin that names an input of its operations. */
export const inputMessageKeyOf = (input: string): MessageKey | null =>
  ([...added.values()].find(({ inputs }) => inputs && Object.hasOwn(inputs, input))?.inputs?.[input] ??
    null) as MessageKey | null

function once<Part extends Partial<AdminMessages>>(name: string, make: () => Part): Readonly<Part> {
  const known = putTogether.get(name) ?? make()
  putTogether.set(name, known)
  return known as Part
}

const CORE: Record<AdminLanguage, Partial<AdminMessages>> = { ar, cy, en, es }

/** All texts in a language; the English ones where it is unknown. For the server: a browser gets what it shows. */
export function messagesIn(language: string): Readonly<AdminMessages> {
  const known = knownLanguage(language)
  return once(
    known,
    () =>
      Object.assign({}, CORE[known], ...[...added.values()].map(({ languages }) => languages[known])) as AdminMessages,
  )
}

/** The texts of some areas in a language, for the screens of these areas. */
export function messagesOfAreas(language: string, areas: Area[]): Readonly<Partial<AdminMessages>> {
  return once(`${knownLanguage(language)}: ${areas.join()}`, () => {
    const wanted = new Set(areas.flatMap(keysOf))
    return pick(messagesIn(language), (key) => wanted.has(key))
  })
}

/** The texts in a language that every page needs. */
export function messagesOfEveryPage(language: string): Readonly<Partial<AdminMessages>> {
  return once(`${knownLanguage(language)}: every page`, () => {
    const apart = new Set(
      [
        ...Object.keys(CORE_AREAS),
        ...[...added.values()].filter(({ onEveryPage }) => !onEveryPage).map(({ area }) => area),
      ].flatMap((area) => keysOf(area as Area)),
    )
    return pick(messagesIn(language), (key) => !apart.has(key))
  })
}

const knownLanguage = (language: string): AdminLanguage => ADMIN_LANGUAGES.find((known) => known === language) ?? 'en'

const keysOf = (area: Area): string[] =>
  Object.keys(
    Object.hasOwn(CORE_AREAS, area)
      ? CORE_AREAS[area as keyof typeof CORE_AREAS]
      : (added.get(area)?.languages.en ?? {}),
  )

const pick = (words: Readonly<AdminMessages>, isWanted: (key: string) => boolean): Partial<AdminMessages> =>
  Object.fromEntries(Object.entries(words).filter(([key]) => isWanted(key)))
