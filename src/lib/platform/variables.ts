/** Platform settings that an environment variable can override. */
export const VARIABLES = {
  accentColour: 'ACCENT_COLOUR',
  helpUrl: 'HELP_URL',
  productName: 'PRODUCT_NAME',
  studioUrl: 'STUDIO_URL',
  timezones: 'TIMEZONES',
} as const

export type PlatformVariable = (typeof VARIABLES)[keyof typeof VARIABLES]

/** Whether an environment variable is set. Empty values count as unset. */
export const isGiven = (variable: PlatformVariable | 'MAIL_FROM'): boolean => Boolean(process.env[variable])
