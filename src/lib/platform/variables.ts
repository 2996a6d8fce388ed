/** Settings of the platform that a variable of the environment can hold as well. A variable that is set wins. */
export const VARIABLES = {
  accentColour: 'ACCENT_COLOUR',
  helpUrl: 'HELP_URL',
  productName: 'PRODUCT_NAME',
  studioUrl: 'STUDIO_URL',
  timezones: 'TIMEZONES',
} as const

export type PlatformVariable = (typeof VARIABLES)[keyof typeof VARIABLES]

/** Whether the environment of this process sets a variable. Empty counts as not set. */
export const isGiven = (variable: PlatformVariable | 'MAIL_FROM'): boolean => Boolean(process.env[variable])
