import type { Settings } from '../settings/readSettings'
import { VARIABLES, type PlatformVariable } from './variables'

/** A text by language of the admin. One that is missing is empty. */
export type TextByLanguage = Partial<Record<string, string | null>>

/** What the provider decides for the whole installation, as it holds now. */
export interface PlatformSettings {
  accentColour: string
  helpUrl: string
  /** Languages suggested first to a site that adds one. */
  languages: string[]
  mailFooter: TextByLanguage
  productName: string
  /** Of the builder of no-code themes; null: the one of this installation. */
  studioUrl: string | null
  supportEmail: string | null
  supportUrl: string | null
  timezones: string[]
}

/** The settings as the provider has saved them; what is empty was left to the default. */
export type StoredPlatform = { [Name in keyof PlatformSettings]?: PlatformSettings[Name] | null }

type Environment = Pick<Settings, PlatformVariable>

/**
 * The settings that hold: a variable of the environment, else what the provider has saved, else the default.
 * @param environment parsed, with the defaults of all variables that are not set
 */
export function effectivePlatform(
  stored: StoredPlatform,
  environment: Environment,
  isGiven: (variable: PlatformVariable) => boolean,
): PlatformSettings {
  const choose = <Name extends keyof typeof VARIABLES>(
    name: Name,
    saved: Environment[(typeof VARIABLES)[Name]] | null | undefined,
  ) => {
    const variable = VARIABLES[name]
    return isGiven(variable) ? environment[variable] : saved || environment[variable]
  }
  return {
    accentColour: choose('accentColour', stored.accentColour),
    helpUrl: choose('helpUrl', stored.helpUrl),
    languages: stored.languages ?? [],
    mailFooter: stored.mailFooter ?? {},
    productName: choose('productName', stored.productName),
    studioUrl: choose('studioUrl', stored.studioUrl) ?? null,
    supportEmail: stored.supportEmail || null,
    supportUrl: stored.supportUrl || null,
    timezones: choose('timezones', stored.timezones?.length ? stored.timezones : null),
  }
}

/** A text in the reader's language; in English, then in any other, where it is missing. */
export const textIn = (texts: TextByLanguage, language: string): string =>
  texts[language] || texts.en || Object.values(texts).find(Boolean) || ''
