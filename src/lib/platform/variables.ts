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
