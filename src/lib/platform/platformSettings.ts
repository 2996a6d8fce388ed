import type { Settings } from '@/lib/settings'

/** Platform settings that an environment variable can override. */
export const PLATFORM_VARIABLES = {
  accentColour: 'ACCENT_COLOUR',
  helpUrl: 'HELP_URL',
  productName: 'PRODUCT_NAME',
  studioUrl: 'STUDIO_URL',
  timezones: 'TIMEZONES',
} as const

export type PlatformVariable = (typeof PLATFORM_VARIABLES)[keyof typeof PLATFORM_VARIABLES]

/** Whether an environment variable is set. Empty values count as unset. */
export const isVariableSet = (variable: PlatformVariable | 'MAIL_FROM'): boolean => Boolean(process.env[variable])

/** A text per language of the admin. Missing languages are empty. */
export type TextByLanguage = Partial<Record<string, string | null>>

/** Effective settings of the whole installation. */
export interface PlatformSettings {
  accentColour: string
  helpUrl: string
  /** Languages suggested first when a tenant adds one. */
  languages: string[]
  mailFooter: TextByLanguage
  productName: string
  /** URL of the builder for no-code themes; null for the built-in one. */
  studioUrl: string | null
  supportEmail: string | null
  supportUrl: string | null
  timezones: string[]
}

/** Settings saved by the provider. Empty values use the default. */
export type StoredPlatform = { [Name in keyof PlatformSettings]?: PlatformSettings[Name] | null }

type Environment = Pick<Settings, PlatformVariable>

/**
 * Resolves the effective settings: environment variables take precedence over saved values, which take precedence over
 * defaults.
 * @param environment parsed environment, including defaults of unset variables
 */
export function effectivePlatform(
  stored: StoredPlatform,
  environment: Environment,
  isGiven: (variable: PlatformVariable) => boolean,
): PlatformSettings {
  const choose = <Name extends keyof typeof PLATFORM_VARIABLES>(
    name: Name,
    saved: Environment[(typeof PLATFORM_VARIABLES)[Name]] | null | undefined,
  ) => {
    const variable = PLATFORM_VARIABLES[name]
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

/** A text in the given language, with fallbacks to English and then to any other language. */
export const textIn = (texts: TextByLanguage, language: string): string =>
  texts[language] || texts.en || Object.values(texts).find(Boolean) || ''
